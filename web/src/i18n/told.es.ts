export const told: Readonly<Record<string, string>> = {};
