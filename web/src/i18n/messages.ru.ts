/** Every file of the language: adding one is enough. */
export const files = Object.values(import.meta.glob<string>('./ru/*.ftl', { query: '?raw', import: 'default', eager: true }));
