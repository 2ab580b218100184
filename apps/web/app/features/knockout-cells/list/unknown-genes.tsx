import { countText } from '@cutsite/domain/text';
import { focusAfterPress } from '../../../builder/faults/focus-after-press.ts';
import { LeaveAllOut } from '../../../genes/faults/leave-all-out.tsx';
import { useBuilder, useProject } from '../draft/knockout-drafts.ts';
import { useCheckedKnockouts } from '../genes/use-knockouts.ts';

const focusList = () => document.querySelector<HTMLElement>('[data-row-list] button')?.focus();

/** Rows whose names lead to no gene, or to one without guides, leave the list together. */
export function UnknownGenes() {
  const builder = useBuilder();
  const { genome } = useProject();
  const { rows } = useCheckedKnockouts();
  const faults = (rows ?? []).flatMap(({ row, errors }) => errors.map(({ code }) => ({ code, id: row.id })));
  const leaveOut = (faulty: readonly (typeof faults)[number][]) => {
    const ids = new Set(faulty.map(({ id }) => id));
    const names = countText(ids.size, 'name');
    builder.edit({ label: `leave ${names} out` }, (draft) => ({
      ...draft,
      rows: draft.rows.filter(({ id }) => !ids.has(id)),
    }));
    builder.showNotice(`${names} left out.`, true);
    focusAfterPress(focusList);
  };
  return <LeaveAllOut faults={faults} genome={genome} onLeaveOut={leaveOut} />;
}
