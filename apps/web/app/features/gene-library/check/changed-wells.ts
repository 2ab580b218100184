import type { CheckedLibrary, CheckedWell } from '@cutsite/domain/gene-library';

/** A well that means something else by a newer gene list. */
export interface ChangedWell {
  readonly plate: number;
  readonly index: number;
  /** As typed. */
  readonly value: string;
  /** What is said of it now. */
  readonly sentence: string;
}

function changeOf(before: CheckedWell, now: CheckedWell): string | null {
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

/** What a newer gene list says otherwise of the wells of one project; both checks are of the same project. */
export function changedWells(before: CheckedLibrary, now: CheckedLibrary): readonly ChangedWell[] {
  return now.plates.flatMap(({ wells }, plate) => {
    const known = new Map(before.plates[plate]?.wells.map((well) => [well.index, well]));
    return wells.flatMap((well) => {
      const was = known.get(well.index);
      const sentence = was === undefined ? null : changeOf(was, well);
      return sentence === null ? [] : [{ plate, index: well.index, value: well.value, sentence }];
    });
  });
}
