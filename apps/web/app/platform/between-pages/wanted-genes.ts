import { type GenomeSlug, genomeSlugs } from '@cutsite/domain/gene';
import { forgetInSession, keepInSession, keptInSession } from '../forms/session-state.ts';

const key = 'cutsite-wanted-genes';

/** Genes whose guides somebody asks for on another page. */
export interface WantedGenes {
  readonly genome: GenomeSlug;
  readonly names: readonly string[];
}

function isWanted(value: unknown): value is WantedGenes {
  if (typeof value !== 'object' || value === null) return false;
  const { genome, names } = value as Partial<Record<string, unknown>>;
  const isText = (name: unknown) => typeof name === 'string';
  return genomeSlugs.some((slug) => slug === genome) && Array.isArray(names) && names.every(isText);
}

/** Keeps them for the page of known guides, in this tab. */
export const keepWantedGenes = (wanted: WantedGenes): boolean => keepInSession(key, wanted);

/** What was kept, once. */
export function takeWantedGenes(): WantedGenes | null {
  const wanted = keptInSession(key, isWanted) ?? null;
  forgetInSession(key);
  return wanted;
}
