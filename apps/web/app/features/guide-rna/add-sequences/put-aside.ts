import type { Source } from '../../../builder/list-import/read-source.ts';
import type { GuideRnaBuilder } from '../project/use-builder.tsx';
import type { Method } from './source-pane.tsx';
import type { Decisions } from './use-wish.ts';

/** A list that was being looked at, and what had been decided about it. */
export interface PutAside {
  readonly source: Source;
  readonly method: Method;
  readonly decisions: Decisions;
}

/** Of each project on screen the list whose dialog was closed by Escape or by its cross, which may have been a slip. */
const lists = new WeakMap<GuideRnaBuilder, PutAside>();

export const putAside = (builder: GuideRnaBuilder, list: PutAside): void => void lists.set(builder, list);
export const putAwayList = (builder: GuideRnaBuilder): void => void lists.delete(builder);
export const listPutAside = (builder: GuideRnaBuilder): PutAside | null => lists.get(builder) ?? null;
