import { defineConfig } from 'vitest/config';

/** Tests in a real browser against the real server; they need `build/release/parlor` and `web/dist`. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['tests/browser/**/*.test.ts'],
    testTimeout: 120_000,
    hookTimeout: 60_000,
    fileParallelism: false,
  },
});
