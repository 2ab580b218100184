import { type CheckedRow, checkKnockoutList } from '@cutsite/domain/knockout-cells';
import {
  type ChangedName,
  type ChangesByList,
  changeOfName,
  type NameByList,
} from '../../../genes/check/changed-name.ts';
import { type KnockoutDraft, listOf } from '../project/knockout-draft.ts';

const asNamed = ({ row, gene, errors, warnings }: CheckedRow): NameByList => ({
  value: row.name,
  validatedName: gene?.symbol ?? null,
  ensemblId: gene?.ensemblId ?? null,
  errors: errors.filter(({ field }) => field === 'gene'),
  warnings: warnings.filter(({ field }) => field === 'gene'),
});

/** What a newer gene list says otherwise of the genes of a list; lines are not looked at. */
export function changedKnockouts(
  draft: KnockoutDraft,
  ...[before, now]: Parameters<ChangesByList>
): readonly ChangedName[] {
  const list = listOf(draft);
  const was = checkKnockoutList(list, { index: before.index, cellLines: [] });
  return checkKnockoutList(list, { ...now, cellLines: [] }).flatMap((checked, at) => {
    const old = was[at];
    const sentence = old === undefined ? null : changeOfName(asNamed(old), asNamed(checked));
    return sentence === null ? [] : [{ key: checked.row.id, place: null, value: checked.row.name, sentence }];
  });
}
