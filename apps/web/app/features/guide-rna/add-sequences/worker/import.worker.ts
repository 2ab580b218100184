import { ok } from '@cutsite/domain/result';
import type { ReadSheets } from '@cutsite/domain/sheet';
import { readSource } from '../../../../builder/list-import/read-source.ts';
import { newPreviewMemory, workOut } from '../preview/work-out.ts';
import type { Answers, Asked, Question, Told } from './messages.ts';

/**
 * Reads and checks lists away from the page, so that no list, however long, makes the page wait (promise P5). It keeps
 * the rows; the page gets what it shows.
 */
let read: ReadSheets = { sheets: [], skipped: [] };

/** A tick works out only what it changes. */
const memory = newPreviewMemory();

const newId = (): string => crypto.randomUUID();
const tell = (told: Told): void => postMessage(told);

async function answer(id: number, question: Question): Promise<Answers[Question['ask']]> {
  switch (question.ask) {
    case 'read': {
      const result = await readSource(question.source, (share) => tell({ id, share }));
      read = result.ok ? result.value : { sheets: [], skipped: [] };
      return result.ok ? ok(null) : result;
    }
    case 'preview':
      return workOut(read, question.wish, newId, memory).preview;
    case 'apply':
      return workOut(read, question.wish, newId, memory).after;
  }
}

/** One after the other: a preview never overtakes the reading it is of. */
let last: Promise<void> = Promise.resolve();

addEventListener('message', ({ data: { id, question } }: MessageEvent<Asked>) => {
  last = last.then(() =>
    answer(id, question).then(
      (value) => tell({ id, answer: value }),
      (reason: unknown) => tell({ id, failure: String(reason) }),
    ),
  );
});
