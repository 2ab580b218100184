import { type GenomeSlug, genomeSlugs } from '@cutsite/domain/gene';
import { forgetInSession, keepInSession, keptInSession } from '../forms/session-state.ts';

const key = 'cutsite-kept-start';

/** What an order screen is to be opened with: the answers of guided edit. */
export interface KeptStart {
  /** Null: as the order screen opens. */
  readonly genome: GenomeSlug | null;
  /** Empty: none is known. */
  readonly cellLine: string;
  readonly genes: readonly string[];
}

function isStart(value: unknown): value is KeptStart {
  if (typeof value !== 'object' || value === null) return false;
  const { genome, cellLine, genes } = value as Partial<Record<string, unknown>>;
  const isText = (text: unknown) => typeof text === 'string';
  const isGenome = genome === null || genomeSlugs.some((slug) => slug === genome);
  return isGenome && isText(cellLine) && Array.isArray(genes) && genes.every(isText);
}

/** Keeps it for the order screen that this tab opens next. False: the browser keeps nothing. */
export const keepStart = (start: KeptStart): boolean => keepInSession(key, start);

/** What was kept, once. */
export function takeStart(): KeptStart | null {
  const start = keptInSession(key, isStart) ?? null;
  forgetInSession(key);
  return start;
}
