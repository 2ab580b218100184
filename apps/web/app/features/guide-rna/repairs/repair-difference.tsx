import type { Proposal } from '@cutsite/domain/guide-rna';
import { RepairDifference } from '../../../builder/repairs/repair-difference.tsx';

/** Repairs that leave hardly a letter in its place. */
const sideBySide: ReadonlySet<Proposal['kind']> = new Set([
  'reverse_complement',
  'user_defined',
  'notation',
  'chemistry',
]);

export const isSideBySide = (kind: Proposal['kind']): boolean => sideBySide.has(kind);

/** What a repair changes in a guide. */
export function GuideDifference({ kind, before, after }: Pick<Proposal, 'kind' | 'before' | 'after'>) {
  return <RepairDifference sideBySide={isSideBySide(kind)} before={before} after={after} />;
}
