import { type ChildProcess, spawn } from 'node:child_process';
import type { RunAs } from './run-as.ts';

export interface ProgramOptions {
  readonly runAs: RunAs | null;
  /** Entered before the account changes, so it may lie below folders that the account can't go through. */
  readonly cwd: string;
  /** Where standard output and error go: a file, or pipes that the caller reads. */
  readonly output: number | 'pipe';
  /** Keeps the program alive when this process ends, and keys such as Ctrl-C in the terminal away from it. */
  readonly detached?: boolean;
}

/** Starts a program of PostgreSQL with an environment of its own: PGOPTIONS and the like of the user don't reach it. */
export function runProgram(program: string, parameters: readonly string[], options: ProgramOptions): ChildProcess {
  return spawn(program, parameters, {
    cwd: options.cwd,
    detached: options.detached ?? false,
    stdio: ['ignore', options.output, options.output],
    env: { PATH: process.env['PATH'] ?? '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' },
    ...(options.runAs === null ? {} : { uid: options.runAs.uid, gid: options.runAs.gid }),
  });
}
