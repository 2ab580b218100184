import { Button } from '@cutsite/ui/button';
import { Pill } from '@cutsite/ui/pill';
import { only } from '@cutsite/ui/plate-grid';
import { memo, useMemo, useState } from 'react';
import { focusAfterPress, focusRowAt } from '../../../builder/faults/focus-after-press.ts';
import { figured } from '../../../builder/words/count-words.ts';
import type { CheckedPlate } from '../check/checked-plates.ts';
import { useCheckedPlates } from '../check/use-check.ts';
import type { OfferedKeep } from '../kept-duplicates/offered-keeps.ts';
import { panelFields } from '../project/panel-fields.ts';
import { useBuilder } from '../project/use-builder.tsx';
import { groupedByKind, offeredOnPlates } from '../repairs/offered-repairs.ts';
import { hasKinds, RepairKinds, saysMoreThanLines } from '../repairs/repair-kinds.tsx';
import { FaultLine } from './fault-line.tsx';
import styles from './faults.module.css';
import { fixAll } from './fix-all.ts';
import { type ListedFault, mendable, plateFaults } from './listed-faults.ts';

/** More than this many lines are folded away until asked for. */
const shownAtFirst = 6;

/** "Before you can order": every fault of every plate, with its place as a link and one fix. */
export const FaultList = memo(function FaultList() {
  const builder = useBuilder();
  const plates = useCheckedPlates();
  const [all, setAll] = useState(false);
  const faults = useMemo(() => {
    const listed = plates.filter(({ plate }) => plate.wells.length > 0 || plates.length > 1).flatMap(plateFaults);
    return [...listed.filter((one) => one.severity === 'error'), ...listed.filter((one) => one.severity === 'warning')];
  }, [plates]);
  const errors = faults.filter((fault) => fault.severity === 'error').length;
  const warnings = faults.length - errors;
  const withOneAnswer = mendable(faults).length;
  const groups = useMemo(() => groupedByKind(offeredOnPlates(plates)), [plates]);
  const keeps = useMemo(() => offeredKeeps(faults, plates), [faults, plates]);
  if (faults.length === 0 && groups.length === 0) return null;
  const kinds = { groups, keeps };
  const isByKind = hasKinds(kinds) && (faults.length > shownAtFirst || saysMoreThanLines(kinds));

  const go = ({ place }: ListedFault) => {
    if (place.kind === 'tube') return;
    if (place.plateId !== builder.project().activePlateId) builder.showPlate(place.plateId);
    if (place.kind === 'well') builder.look({ selection: only(place.index) });
    requestAnimationFrame(panelFields.focusWell);
  };
  const mendAll = () => {
    const { project: mended, fixed } = fixAll(builder.project(), builder.newId);
    builder.edit({ label: `fix ${figured(fixed, 'fault')}` }, () => mended);
    builder.tell(`${figured(fixed, 'fault')} fixed.`, true);
    focusAfterPress(() => focusLine(0));
  };

  return (
    <section className={styles.list} id="faults" aria-labelledby="faults-head">
      <header className={styles.head}>
        <h2 id="faults-head">{errors > 0 ? 'Before you can order' : 'Worth a look'}</h2>
        {errors > 0 ? <Pill tone="error">{figured(errors, 'error')}</Pill> : null}
        {warnings > 0 ? <Pill tone="warnMinor">{figured(warnings, 'warning')}, not blocking</Pill> : null}
        <span className={styles.spring} />
        {withOneAnswer > 1 ? (
          <Button size="small" variant="soft" icon="fix" onClick={mendAll}>
            {`Fix all ${withOneAnswer} that have one answer`}
          </Button>
        ) : null}
      </header>
      {isByKind ? <RepairKinds {...kinds} focusAfter={() => focusLine(0)} /> : null}
      <ul data-faults>
        {(all ? faults : faults.slice(0, shownAtFirst)).map((fault, line) => (
          <FaultLine
            key={fault.key}
            fault={fault}
            plateName={plates.length > 1 ? nameOf(fault, plates) : null}
            onGo={() => go(fault)}
            onPressed={() => focusAfterPress(() => focusLine(line))}
          />
        ))}
      </ul>
      {faults.length > shownAtFirst ? (
        <div className={styles.more}>
          <Button size="small" variant="quiet" onClick={() => setAll(!all)}>
            {all ? 'Show fewer' : `Show all ${faults.length}`}
          </Button>
        </div>
      ) : null}
    </section>
  );
});

const focusLine = (line: number): void => focusRowAt('[data-faults] > li', line, panelFields.focusWell);

const offeredKeeps = (faults: readonly ListedFault[], plates: readonly CheckedPlate[]): readonly OfferedKeep[] =>
  faults.flatMap((fault) => {
    const { at, thing, message, keep } = fault;
    const plate = plates.length > 1 ? `${nameOf(fault, plates) ?? ''} ` : '';
    return keep === null ? [] : [{ at: `${plate}${at}`, thing, message, meant: keep }];
  });

function nameOf({ place }: ListedFault, plates: readonly CheckedPlate[]): string | null {
  return place.kind === 'well' ? (plates.find(({ plate }) => plate.id === place.plateId)?.plate.name ?? null) : null;
}
