import type { Answers, Question, WorkerMessage } from './list-worker.ts';

interface Waiting {
  readonly resolve: (answer: never) => void;
  readonly reject: (reason: Error) => void;
  readonly onProgress: ((share: number) => void) | undefined;
}

/** The worker was stopped by the customer. */
export class ImportStopped extends Error {
  override readonly name = 'ImportStopped';
}

/** The page's side of the worker that reads lists; it is started by the first question. */
export class ListReader<Preview, Project> {
  #worker: Worker | null = null;
  #waiting = new Map<number, Waiting>();
  #questions = 0;
  readonly #newWorker: () => Worker;

  constructor(newWorker: () => Worker) {
    this.#newWorker = newWorker;
  }

  ask<Ask extends Question<unknown>['ask']>(
    question: Question<unknown> & { readonly ask: Ask },
    onProgress?: (share: number) => void,
  ): Promise<Answers<Preview, Project>[Ask]> {
    this.#worker ??= this.#start();
    const id = (this.#questions += 1);
    const worker = this.#worker;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject, onProgress });
      // A worker's message has no origin to aim at, unlike a window's.
      // oxlint-disable-next-line unicorn/require-post-message-target-origin
      worker.postMessage({ id, question });
    });
  }

  /** Ends whatever is going on, also in the middle of a file. The rows read before are forgotten. */
  stop(): void {
    this.#end(new ImportStopped());
  }

  #end(reason: Error): void {
    this.#worker?.terminate();
    this.#worker = null;
    for (const { reject } of this.#waiting.values()) reject(reason);
    this.#waiting.clear();
  }

  #start(): Worker {
    const worker = this.#newWorker();
    worker.addEventListener('message', ({ data }: MessageEvent<WorkerMessage>) => {
      const waiting = this.#waiting.get(data.id);
      if ('share' in data) return waiting?.onProgress?.(data.share);
      this.#waiting.delete(data.id);
      if ('failure' in data) waiting?.reject(new Error(data.failure));
      else waiting?.resolve(data.answer as never);
    });
    // Its script did not come, or it broke; the next question starts another one.
    worker.addEventListener('error', () => this.#end(new Error('the worker could not be started')));
    return worker;
  }
}
