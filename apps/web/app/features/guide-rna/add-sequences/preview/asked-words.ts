import type { GuideRow } from './plate-parts.ts';

const wordsShown = 6;

/** The first words for editor, amount or purification that name nothing that is offered. */
export const wordsNotUnderstood = (rows: readonly GuideRow[]): readonly string[] =>
  [...new Set(rows.flatMap(({ asked }) => asked.notUnderstood))].slice(0, wordsShown);
