import { expect, test } from 'vitest';
import { z } from 'zod/mini';
import * as content from '../index.ts';

/** Writes that name no revision, and why a stale one can do no harm. */
const without: Readonly<Record<string, string>> = {
  createEntry: 'nothing is there before',
  duplicateEntry: 'nothing is written to the source',
  restoreEntry: 'what is in the trash is written by nobody, and a second time finds nothing',
  lookAtEntry: 'it changes no entry',
  sharePreview: 'it makes a link',
  revokePreviewLink: 'a link is ended once',
  addNote: 'a note is added to the others',
  markNote: 'it says what is so after it',
  saveView: 'one’s own',
  removeView: 'one’s own',
  addMedia: 'nothing is there before',
  trashMedia: 'refused while anything uses it',
  renameFolder: 'it writes names of folders alone, and who is second finds the first name gone',
  restoreMedia: 'what is in the trash is written by nobody',
  readContentSource: 'it asks another system, and writes no draft',
  importEntries: 'an entry that is there gets a draft above the one of now; nothing is overwritten',
};

interface Call {
  readonly method: string;
  readonly access: string;
  readonly body?: z.ZodMiniType;
  /** Where the body is a file. */
  readonly query?: z.ZodMiniType;
}

const calls = Object.entries(content as unknown as Readonly<Record<string, Partial<Call>>>).filter(
  ([, one]) => one.method !== undefined && one.method !== 'GET' && one.access === 'staff',
);

test('every write of content names the revision that it started from, or is listed with a reason (wish 1)', () => {
  const namesNone = calls
    .filter(([, { body, query }]) => {
      const sent = [body, query].flatMap((part) => (part === undefined ? [] : JSON.stringify(z.toJSONSchema(part))));
      return !sent.some((schema) => schema.includes('"revision"'));
    })
    .map(([name]) => name);
  expect(namesNone.toSorted()).toEqual(Object.keys(without).toSorted());
  expect(calls.length).toBeGreaterThan(20);
});
