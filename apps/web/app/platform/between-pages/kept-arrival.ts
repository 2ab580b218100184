import { type Nuclease, nucleases } from '@cutsite/domain/guide-rna';
import { forgetInSession, keepInSession, keptInSession } from '../forms/session-state.ts';

/** What goes along with a kept list of guides. */
export interface KeptArrival {
  /** The gene editor that they are for. */
  readonly editor: Nuclease;
  /** The plate of the project that they go to; null: the one that is looked at. */
  readonly plateId: string | null;
}

const key = 'cutsite-list-editor';

function isArrival(value: unknown): value is KeptArrival {
  if (typeof value !== 'object' || value === null) return false;
  const { editor, plateId } = value as Partial<Record<string, unknown>>;
  return nucleases.some((nuclease) => nuclease === editor) && (plateId === null || typeof plateId === 'string');
}

/** Keeps it for this tab; false when there is no room for it. */
export const keepArrival = (arrival: KeptArrival): boolean => keepInSession(key, arrival);

/** What was kept, once. */
export function takeKeptArrival(): KeptArrival | null {
  const arrival = keptInSession(key, isArrival) ?? null;
  forgetInSession(key);
  return arrival;
}
