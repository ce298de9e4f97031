import type { Reporter, TestModule } from 'vitest/node'

/** Ends a run with one plain line that says how many tests there were. */
export default class CountReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const count = { passed: 0, failed: 0, skipped: 0, pending: 0 }
    for (const module of modules) {
      for (const test of module.children.allTests()) count[test.result().state] += 1
      // A file that could not be loaded has no tests to count, and must not pass for that.
      if (module.errors().length > 0) count.failed += 1
    }
    const { passed, failed, skipped, pending } = count
    console.log(`Tests: ${passed} passed, ${failed + pending} failed, ${skipped} skipped`)
  }
}
