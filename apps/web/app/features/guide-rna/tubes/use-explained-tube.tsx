import type { Proposal, RowFault, Tube } from '@cutsite/domain/guide-rna';
import { explainedFault } from '@cutsite/domain/guide-rna';
import { useCallback } from 'react';
import { usePrices } from '../../../builder/price-bar/live-price.ts';
import type { ExplainRow } from '../../../builder/row-table/row-list.ts';
import type { Prices } from '../../../platform/price-query.ts';
import { applyFix } from '../fixes/apply-fix.ts';
import type { GuideFix } from '../fixes/fixes.ts';
import { KeepButton } from '../kept-duplicates/keep-button.tsx';
import { tubePrice } from '../price/tube-price.ts';
import { useBuilder } from '../project/use-builder.tsx';
import { GuideDifference } from '../repairs/repair-difference.tsx';
import { useRepairing } from './later-repairs.ts';

/** Help that follows a specified sentence, which itself is kept to the letter. */
function help(fault: RowFault, tube: Tube): string {
  if (fault.code === 'name_too_long')
    return `This name has ${tube.name.trim().length} characters. It is printed on the tube.`;
  if (fault.code !== 'hplc_unavailable') return '';
  return 'Standard clean-up is included; from 50 nmol a second clean-up is added.';
}

/** What is lost by each fix and, where it makes the tube another product, what it would cost then. */
function notesOf(fixes: readonly GuideFix[], tube: Tube, prices: Prices | undefined): string | null {
  const notes = fixes.flatMap(({ note, change }) => {
    const isOther = change.nuclease !== undefined && prices !== undefined;
    const price = isOther ? tubePrice({ ...tube, ...change, name: tube.name || tube.position }, prices) : null;
    return note === null ? [] : [price === null ? note : `${note} It costs ${price} then.`];
  });
  return notes.length === 0 ? null : notes.join(' ');
}

/** The sentences under a tube, each with its fixes, and Keep for a target that is repeated. */
export function useExplainedTube(): ExplainRow<Tube, RowFault, Proposal> {
  const builder = useBuilder();
  const prices = usePrices();
  const repairing = useRepairing();
  return useCallback(
    ({ row: tube, faults, repairs }, onPressed) => {
      const mend = (fix: GuideFix) =>
        builder.edit({ label: `${fix.label} in ${tube.position}` }, (project) =>
          applyFix(project, { kind: 'row', rowId: tube.id }, fix, builder.newId),
        );
      return faults.map((fault) => {
        const fixes = repairing?.fixesOf(fault, repairs) ?? [];
        const [fix] = fixes;
        return {
          key: fault.code,
          severity: fault.severity,
          message: explainedFault(fault),
          help: help(fault, tube),
          difference:
            fix?.difference == null || fault.field === 'name' ? null : <GuideDifference {...fix.difference} />,
          note: notesOf(fixes, tube, prices),
          fixes: fixes.map((one) => ({ label: one.label, make: () => mend(one) })),
          others: <KeepButton keep={repairing?.keepOf(fault, tube.sequence, 'tube') ?? null} onPressed={onPressed} />,
        };
      });
    },
    [builder, prices, repairing],
  );
}
