import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** Tests in a real browser against the real server; they need `build/release/parlor` and `web/dist`. */
export default defineConfig({
  resolve: { alias: { '#games': join(import.meta.dirname, 'src/games/none') } },
  test: {
    environment: 'node',
    include: ['tests/browser/**/*.test.ts'],
    // A slow machine is no reason to fail.
    testTimeout: 180_000,
    hookTimeout: 120_000,
    // A test is mostly waiting for one browser or the other.
    maxWorkers: 2,
  },
});
