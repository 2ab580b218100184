import type { SerializedError } from 'vitest';
import type { Reporter, TestModule } from 'vitest/node';

/** What a run came to. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/**
 * Counts the tests of a finished run. A file that could not be loaded, a hook that threw, and an error outside every
 * test count as one failure each: they have no test of their own, and a run with them must never read as all green.
 */
export function tally(modules: readonly TestModule[], unhandled: readonly SerializedError[]): Tally {
  let passed = 0;
  let failed = unhandled.length;
  let skipped = 0;
  for (const module of modules) {
    failed += module.errors().length;
    for (const suite of module.children.allSuites()) failed += suite.errors().length;
    for (const test of module.children.allTests()) {
      const { state } = test.result();
      if (state === 'passed') passed += 1;
      else if (state === 'failed') failed += 1;
      else skipped += 1;
    }
  }
  return { passed, failed, skipped };
}

/** The line itself: no colour and nothing around it, so that a machine can read it. */
export function closingLine({ passed, failed, skipped }: Tally): string {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`;
}

/** Prints the closing line after the output of the default reporter. */
export default class ClosingLineReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    process.stdout.write(`\n${closingLine(tally(modules, unhandled))}\n`);
  }
}
