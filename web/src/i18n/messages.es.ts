/** Every file of the language: adding one is enough. */
export const files = Object.values(import.meta.glob<string>('./es/*.ftl', { query: '?raw', import: 'default', eager: true }));
