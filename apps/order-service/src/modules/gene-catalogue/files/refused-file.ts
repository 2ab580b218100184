/** What is wrong with a file, and where: lines and columns of cells count from 1. */
export interface FileFault {
  readonly file: string;
  readonly line: number | null;
  readonly column: string | null;
  readonly message: string;
}

/** A file that nothing can be imported from, with the sentences for the person who chose it. */
export class FileRefused extends Error {
  override readonly name = 'FileRefused';
  readonly faults: readonly FileFault[];

  constructor(faults: readonly FileFault[]) {
    super(faults.map(faultSentence).join('\n'));
    this.faults = faults;
  }
}

export function faultSentence({ file, line, column, message }: FileFault): string {
  return `${file}${line === null ? '' : `, line ${line}`}${column === null ? '' : `, ${column}`}: ${message}`;
}

/** A file with one mistake may have it on every line: this many are listed. */
const maxFaults = 20;

/** Collects the faults of one file, and refuses it when there are enough of them. */
export class FaultList {
  readonly #faults: FileFault[] = [];
  readonly #file: string;

  constructor(file: string) {
    this.#file = file;
  }

  add(line: number | null, column: string | null, message: string): void {
    this.#faults.push({ file: this.#file, line, column, message });
    if (this.#faults.length >= maxFaults) this.refuseIfAny();
  }

  /** @throws FileRefused */
  refuse(line: number | null, message: string): never {
    throw new FileRefused([...this.#faults, { file: this.#file, line, column: null, message }]);
  }

  /** @throws FileRefused when there was a fault */
  refuseIfAny(): void {
    if (this.#faults.length > 0) throw new FileRefused(this.#faults);
  }
}
