import type { Proposal } from '@cutsite/domain/guide-rna';
import { RepairKinds, type RepairWords } from '../../../builder/repairs/repair-kinds.tsx';
import { figured } from '../../../builder/words/count-words.ts';
import { leftOutNote } from '../fixes/notation-words.ts';
import { kindTitles, repairLabel } from '../fixes/repair-words.ts';
import type { OfferedKeep } from '../kept-duplicates/offered-keeps.ts';
import { useBuilder } from '../project/use-builder.tsx';
import { KeepKind } from './keep-kind.tsx';
import { makeRepairs } from './make-repairs.ts';
import type { GuideRepairGroup } from './offered-repairs.ts';
import { GuideDifference } from './repair-difference.tsx';

const words: RepairWords<Proposal> = {
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
  const keepsOfOneKind = (onPressed: () => void) =>
    keeps.length > 1 ? <KeepKind keeps={keeps} onPressed={onPressed} /> : null;
  return (
    <RepairKinds
      groups={groups}
      words={words}
      makeOne={(repair) =>
        builder.edit({ label: `${repairLabel(repair.proposal)} in ${repair.at}` }, (project) =>
          makeRepairs(project, [repair], builder.newId),
        )
      }
      makeAll={({ kind, certain }) => {
        const rows = figured(certain.length, 'row');
        builder.edit({ label: `repair of ${kindTitles[kind].toLowerCase()} in ${rows}` }, (project) =>
          makeRepairs(project, certain, builder.newId),
        );
        builder.tell(`${rows} repaired: ${kindTitles[kind]}.`, true);
      }}
      others={keepsOfOneKind}
      focusAfter={focusAfter}
    />
  );
}
