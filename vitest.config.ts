import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    reporters: ['default', './test/count-reporter.ts'],
    setupFiles: ['./test/seed.ts'],
    // Against what hangs, not against what is slow: machines that run this do other work, too.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // Pages answer a moment after the click; a slow machine's moment is long.
    expect: { poll: { timeout: 20_000 } },
    projects: [
      {
        extends: true,
        // Pure for the most part: they need no worker to themselves, no database and no pages.
        test: {
          name: 'unit',
          include: ['src/**/*.test.ts', 'src/**/*.test.tsx'],
          isolate: false,
          pool: 'threads',
          maxWorkers: 2,
        },
      },
      {
        extends: true,
        test: {
          name: 'whole',
          include: ['test/**/*.test.ts'],
          // Most of them wait for a browser, a database or a process, and leave a core to another.
          maxWorkers: 2,
          globalSetup: ['./test/global-pages.ts', './test/global-postgres.ts'],
        },
      },
    ],
  },
})
