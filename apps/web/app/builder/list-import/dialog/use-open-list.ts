import { type Dispatch, type SetStateAction, useEffect, useState } from 'react';
import { forgetKeptList, keepList } from '../kept-list.ts';
import type { Source } from '../read-source.ts';

/** Where rows come from (GR-21). */
export type Method = 'paste' | 'upload';

/** A list whose dialog was closed without adding it, and what had been decided about it. */
export interface UnfinishedList {
  readonly source: Source;
  readonly method: Method;
  /** In the form of the dialog that keeps them; null: none yet. */
  readonly decisions: unknown;
}

/** Of each project on screen the list whose dialog was closed by Escape or by its cross, which may have been a slip. */
const lists = new WeakMap<object, UnfinishedList>();

/** `onScreen` stands for the project: the builder that it is open in. */
export const unfinishedLists = {
  of: (onScreen: object): UnfinishedList | null => lists.get(onScreen) ?? null,
  keep: (onScreen: object, list: UnfinishedList): void => void lists.set(onScreen, list),
  drop: (onScreen: object): void => void lists.delete(onScreen),
};

export interface OpenList {
  readonly source: Source | null;
  readonly setSource: Dispatch<SetStateAction<Source | null>>;
  readonly method: Method;
  readonly setMethod: (method: Method) => void;
}

/** The list of an open dialog: the one it was opened with, or the one that was there before. */
export function useOpenList(start: Source | null, before: UnfinishedList | null): OpenList {
  const [source, setSource] = useState<Source | null>(start ?? before?.source ?? null);
  const [method, setMethod] = useState<Method>(before?.method ?? (start?.kind === 'file' ? 'upload' : 'paste'));
  return { source, setSource, method, setMethod };
}

/** Keeps a pasted list for as long as its dialog is open, so that a reload opens the dialog with it again. */
export function useKeptWhileOpen(source: Source | null): void {
  const text = source?.kind === 'text' ? source.text : '';
  useEffect(() => {
    if (text.trim() === '') return undefined;
    keepList(text);
    return forgetKeptList;
  }, [text]);
}
