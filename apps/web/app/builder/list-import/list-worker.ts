import { ok, type Result } from '@cutsite/domain/result';
import type { ReadSheets } from '@cutsite/domain/sheet';
import { type Refusal, readSource, type Source } from './read-source.ts';

/**
 * What the page asks of the worker; the rows of the last `read` stay there. `Wanted`: all that decides what adding
 * does.
 */
export type Question<Wanted> =
  | { readonly ask: 'read'; readonly source: Source }
  | { readonly ask: 'preview' | 'apply'; readonly wanted: Wanted };

export interface Answers<Preview, Project> {
  /** The refusal, or nothing: the rows are there. */
  readonly read: Result<null, Refusal>;
  readonly preview: Preview;
  readonly apply: Project;
}

export type WorkerMessage =
  | { readonly id: number; readonly share: number }
  | { readonly id: number; readonly answer: unknown }
  | { readonly id: number; readonly failure: string };

/** What adding the rows would do, and the project with the rows in it. */
export type WorkOut<Wanted, Preview, Project, Read = ReadSheets> = (
  read: Read,
  wanted: Wanted,
) => Worked<Preview, Project> | Promise<Worked<Preview, Project>>;

interface Worked<Preview, Project> {
  readonly preview: Preview;
  readonly after: Project;
}

/** Makes of a source what the worker keeps, or says why it cannot be read. */
export type ReadListSource<Read> = (
  source: Source,
  onProgress: (share: number) => void,
) => Promise<Result<Read, Refusal>>;

/** Reads and checks lists of sequences: rows with a text, and maybe a name and a well. */
export const serveList = <Wanted>(workOut: WorkOut<Wanted, unknown, unknown>): void =>
  serveListOf(readSource, { sheets: [], skipped: [] }, workOut);

/**
 * The worker's side: reads and checks lists away from the page, so that no list, however long, makes the page wait
 * (promise P5). It keeps what it read; the page gets what it shows.
 *
 * @param nothing what is kept of a list that was refused
 */
export function serveListOf<Read, Wanted>(
  readList: ReadListSource<Read>,
  nothing: Read,
  workOut: WorkOut<Wanted, unknown, unknown, Read>,
): void {
  let read = nothing;
  const send = (message: WorkerMessage): void => postMessage(message);
  const answer = async (id: number, question: Question<Wanted>): Promise<unknown> => {
    if (question.ask !== 'read') {
      const { preview, after } = await workOut(read, question.wanted);
      return question.ask === 'preview' ? preview : after;
    }
    const result = await readList(question.source, (share) => send({ id, share }));
    read = result.ok ? result.value : nothing;
    return result.ok ? ok(null) : result;
  };
  /** One after the other: a preview never overtakes the reading it is of. */
  let last: Promise<void> = Promise.resolve();
  addEventListener(
    'message',
    ({ data }: MessageEvent<{ readonly id: number; readonly question: Question<Wanted> }>) => {
      const { id, question } = data;
      last = last.then(() =>
        answer(id, question).then(
          (value) => send({ id, answer: value }),
          (reason: unknown) => send({ id, failure: String(reason) }),
        ),
      );
    },
  );
}
