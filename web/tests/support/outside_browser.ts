// The page's own modules ask for the reader's language when they are loaded, and node 20 has no navigator.
globalThis.navigator ??= { languages: ['en'] } as unknown as Navigator;
