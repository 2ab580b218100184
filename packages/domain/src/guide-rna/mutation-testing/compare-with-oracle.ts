import type { GuideRnaRules } from './ask-rules.ts';
import type { DrawnPlate, DrawnTubes } from './draw-rows.ts';
import { errorsOfPlate, errorsOfTubes } from './oracle.ts';

interface Answer {
  readonly severity: string;
  readonly flag: string | null;
}

function errorsOf(
  rules: GuideRnaRules,
  faults: readonly (Answer & Parameters<GuideRnaRules['faultMessage']>[0])[],
): string[] {
  return faults
    .filter((fault) => fault.severity === 'error')
    .map((fault) => `${fault.flag} ${rules.faultMessage(fault)}`)
    .sort();
}

/** What the rules and the oracle say of the same tubes; equal where both read the requirements alike. */
export function bothOnTubes(
  rules: GuideRnaRules,
  { tubes, inCart, hplc }: DrawnTubes,
): [rules: unknown, oracle: unknown] {
  const context = { tubeNamesInCart: new Set(inCart), settings: { hplcAvailable: hplc } };
  return [
    rules.checkTubes(tubes, context).rows.map((row) => errorsOf(rules, row)),
    errorsOfTubes(tubes, inCart, hplc).map((row) => row.toSorted()),
  ];
}

/** What the rules and the oracle say of the same plate. */
export function bothOnPlate(
  rules: GuideRnaRules,
  { plate, otherNames, hplc }: DrawnPlate,
): [rules: unknown, oracle: unknown] {
  const check = rules.checkPlate(plate, { plateNames: otherNames, settings: { hplcAvailable: hplc } });
  const oracle = errorsOfPlate(plate, otherNames, hplc);
  return [
    {
      plate: errorsOf(rules, check.faults),
      wells: oracle.wells.map(([index]) => [index, errorsOf(rules, check.wells.get(index) ?? [])]),
    },
    { plate: oracle.plate.toSorted(), wells: oracle.wells.map(([index, errors]) => [index, errors.toSorted()]) },
  ];
}
