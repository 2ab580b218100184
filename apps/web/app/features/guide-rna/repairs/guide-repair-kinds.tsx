import type { Proposal } from '@cutsite/domain/guide-rna';
import { countText } from '@cutsite/domain/text';
import { DecisionKind } from '../../../builder/repairs/decision-kind.tsx';
import { RepairKinds, type RepairTexts } from '../../../builder/repairs/repair-kinds.tsx';
import { applyFix } from '../fixes/apply-fix.ts';
import { fixFrom } from '../fixes/fixes.ts';
import { leftOutNote } from '../fixes/notation-text.ts';
import { kindTitles, repairLabel } from '../fixes/repair-text.ts';
import { keepTargets } from '../kept-duplicates/keep-targets.ts';
import { keepLabel, type OfferedKeep } from '../kept-duplicates/offered-keeps.ts';
import { useBuilder } from '../project/use-builder.tsx';
import type { GuideRepair, GuideRepairGroup } from './offered-repairs.ts';
import { GuideDifference } from './repair-difference.tsx';

const words: RepairTexts<Proposal> = {
  title: (kind) => kindTitles[kind],
  label: repairLabel,
  difference: (repair) => <GuideDifference {...repair} />,
  note: leftOutNote,
};

interface GuideRepairKindsProps {
  readonly groups: readonly GuideRepairGroup[];
  /** Repeated targets that are asked about. One alone is answered where it stands. */
  readonly keeps: readonly OfferedKeep[];
  readonly focusAfter: () => void;
}

/** Repairs of guides by kind, and repeated targets, which are kept in the same way. Every press is undone with one. */
export function GuideRepairKinds({ groups, keeps, focusAfter }: GuideRepairKindsProps) {
  const builder = useBuilder();
  // Repairs of one kind never meet in one field, so they are made in any order.
  const make = (label: string, repairs: readonly GuideRepair[]) =>
    builder.edit({ label }, (project) =>
      repairs.reduce((done, { place, proposal }) => applyFix(done, place, fixFrom(proposal), builder.newId), project),
    );
  const keepsOfOneKind = (onPressed: () => void) =>
    keeps.length > 1 ? (
      <DecisionKind
        title="Same target more than once"
        decisions={keeps}
        verb="Keep"
        label={({ meant }) => keepLabel(meant)}
        onDecide={(decided) => {
          keepTargets(
            builder,
            decided.map(({ meant }) => meant),
          );
          onPressed();
        }}
      />
    ) : null;
  return (
    <RepairKinds
      groups={groups}
      words={words}
      makeOne={(repair) => make(`${repairLabel(repair.proposal)} in ${repair.at}`, [repair])}
      makeAll={({ kind, certain }) => {
        const rows = countText(certain.length, 'row');
        make(`repair of ${kindTitles[kind].toLowerCase()} in ${rows}`, certain);
        builder.showNotice(`${rows} repaired: ${kindTitles[kind]}.`, true);
      }}
      others={keepsOfOneKind}
      focusAfter={focusAfter}
    />
  );
}
