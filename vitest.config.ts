import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'src/**/*.test.tsx', 'test/**/*.test.ts'],
    globalSetup: ['./test/global-pages.ts', './test/global-postgres.ts'],
    setupFiles: ['./test/seed.ts'],
    reporters: ['default', './test/count-reporter.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // Pages answer a moment after the click; a slow machine's moment is long.
    expect: { poll: { timeout: 20_000 } },
  },
})
