import { useCallback } from 'react';
import type { KeptStart } from '../../platform/between-pages/kept-start.ts';
import { useBuilder } from '../project/builder-context.tsx';
import { useKeptList } from './use-kept-list.ts';
import { useKeptStart } from './use-kept-start.ts';
import { type PasteAnywhere, usePasteAnywhere } from './use-paste-anywhere.ts';

/** Each function stays the same from drawing to drawing. */
interface Arrivals extends PasteAnywhere {
  /** A list that was pasted on another page; unless stated otherwise, the dialog opens with it. */
  readonly openList?: ((text: string) => void) | undefined;
  /** The answers of guided edit. */
  readonly fill: (start: KeptStart) => void;
}

/** What comes to an order screen from outside its fields: a paste anywhere, a list or answers of a page before. */
export function useArrivals({ ready, earlyPaste, pasteText, openList, fill }: Arrivals): void {
  const builder = useBuilder();
  const openDialog = useCallback((text: string) => builder.look({ incoming: { kind: 'text', text } }), [builder]);
  usePasteAnywhere({ ready, earlyPaste, pasteText });
  useKeptList(ready, openList ?? openDialog);
  useKeptStart(ready, fill);
}
