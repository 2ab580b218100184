import type { GeneList } from '../catalogue/fetch-gene-list.ts';
import type { GenesAtHand } from '../catalogue/gene-list-store.ts';

interface Fault {
  readonly code: string;
  readonly message: string;
}

/** A name of a project as one gene list reads it. */
export interface NameByList {
  /** As typed. */
  readonly value: string;
  readonly validatedName: string | null;
  readonly ensemblId: string | null;
  readonly errors: readonly Fault[];
  readonly warnings: readonly Fault[];
}

/** A name that means something else by a newer gene list. */
export interface ChangedName {
  /** Unique within the project. */
  readonly key: string;
  /** Where it stands; null: it has no place. */
  readonly place: string | null;
  /** As typed. */
  readonly value: string;
  /** What is said of it now. */
  readonly sentence: string;
}

/** What a newer gene list changes in a project. */
export type ChangesByList = (before: GeneList, now: GenesAtHand) => readonly ChangedName[];

/** What a newer list says otherwise of a name; null: nothing. */
export function changeOfName(before: NameByList, now: NameByList): string | null {
  const [error] = now.errors;
  if (error !== undefined && !before.errors.some(({ code }) => code === error.code)) return error.message;
  if (error !== undefined) return null;
  if (before.ensemblId !== null && before.ensemblId !== now.ensemblId)
    return `It was ${before.validatedName ?? before.value} (${before.ensemblId}), and is ${now.validatedName ?? now.value} (${now.ensemblId ?? 'no gene'}) now.`;
  if (before.validatedName !== null && before.validatedName !== now.validatedName)
    return `${before.validatedName} is called ${now.validatedName ?? now.value} now.`;
  if (before.errors.length > 0) return 'It can be made now.';
  const fresh = now.warnings.find(({ code }) => !before.warnings.some((warning) => warning.code === code));
  return fresh?.message ?? null;
}
