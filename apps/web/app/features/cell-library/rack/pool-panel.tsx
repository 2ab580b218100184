import { type ControlWell, chosenControls, poolRack } from '@cutsite/domain/cell-library';
import { wellLabel, wellPosition } from '@cutsite/domain/labware';
import { Button } from '@cutsite/ui/button';
import { Icon } from '@cutsite/ui/icon';
import { only } from '@cutsite/ui/plate-grid';
import type { KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { panelFields } from '../../../builder/plate-view/panel-fields.ts';
import { WellPanelFrame } from '../../../builder/plate-view/well-panel-frame.tsx';
import { wellAt } from '../../../builder/plates/edit-wells.ts';
import { geneOf } from '../../../genes/catalogue/gene-list-store.ts';
import { Facts, GeneFacts } from '../../../genes/search/gene-facts.tsx';
import { GeneSearch } from '../../../genes/search/gene-search.tsx';
import { useCheckedCells, useCheckedRack } from '../check/use-check.ts';
import { useBuilder, useBuilderState, useProject } from '../draft/cells-drafts.ts';
import { applyFix, repairsOf } from '../faults/pool-repairs.ts';
import { useGenes } from '../genes/use-genes.ts';
import styles from './rack.module.css';
import { typeName } from './type-name.ts';

/** Where Enter leads: the next well down the column, and from the last one to the top of the next column. */
function wellBelow(index: number, step: 1 | -1): number {
  const { rows, columns, wellCount } = poolRack;
  const place = ((index % columns) * rows + Math.floor(index / columns) + step + wellCount) % wellCount;
  return (place % rows) * columns + Math.floor(place / rows);
}

/** The selected slot: what was typed, the gene that it means, and what can be done about it; or the control there. */
export function PoolPanel() {
  const builder = useBuilder();
  const draft = useProject();
  const genes = useGenes(draft.genome);
  const { plate, known, controls, check } = useCheckedRack();
  const { active } = useBuilderState((state) => state.selection);
  const label = wellLabel(wellPosition(active, poolRack));
  const typed = wellAt(plate, active)?.name ?? '';
  const pool = known.get(active);
  const { newPools } = useCheckedCells();
  const control = typed === '' ? controls.get(active) : undefined;
  const faults = check.wells.get(active) ?? [];
  const isFaulty = faults.some(({ severity }) => severity === 'error');
  const go = (step: 1 | -1) => builder.look({ selection: only(wellBelow(active, step)) });
  const onKeyDown = (event: KeyboardEvent) => {
    // A suggestion that is taken, or a list that is closed, is no leaving of the field.
    if (event.defaultPrevented || event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') panelFields.focusWell();
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    flushSync(() => go(event.shiftKey ? -1 : 1));
    panelFields.focusWell();
  };
  const repairs = pool === undefined ? [] : repairsOf(pool, genes);
  const gene = genes === null || pool === undefined ? undefined : geneOf(genes, pool.ensemblId);
  const meanings = pool?.answer?.status === 'matched' ? pool.answer.otherMeanings : [];
  return (
    <WellPanelFrame
      plateId={plate.id}
      index={active}
      label={label}
      noun="slot"
      title={control === undefined ? (pool?.validatedName ?? (typed.trim() === '' ? null : typed)) : titleOf(control)}
      isEmpty={typed === ''}
      worst={pool === undefined ? null : isFaulty ? 'error' : faults.length > 0 ? 'warning' : 'fine'}
      onStep={go}
      fields={{ onKeyDown }}
      sentences={faults.map(({ message }) => message)}
    >
      {control === undefined ? (
        <div className={styles.field}>
          Gene
          <GeneSearch
            genes={genes}
            inputId={panelFields.nameId}
            label={`Gene in ${label}`}
            value={typed}
            placeholder="TP53, p53, ENSG00000141510"
            onValueChange={(name) => typeName(builder, name)}
            onLeave={builder.endStep}
          />
        </div>
      ) : (
        <ControlFacts control={control} count={countOf(control, draft.controls)} />
      )}
      {pool !== undefined && newPools.has(pool.id) ? (
        <Facts rows={[['New', 'not in the library of the cart yet']]} />
      ) : null}
      {faults.map(({ code, severity, message }) => (
        <p key={code} className={styles.fault} data-severity={severity}>
          <Icon name={severity} label={severity === 'error' ? 'Error' : 'Warning'} />
          <span>{message}</span>
        </p>
      ))}
      {repairs.length === 0 ? null : (
        <div className={styles.choices} role="group" aria-label={`What ${label} may be`}>
          {repairs.map((fix) => (
            <Button
              key={fix.label}
              size="small"
              icon="fix"
              onClick={() => {
                builder.edit({ label: `${fix.label} in ${label}` }, (project) =>
                  applyFix(project, { kind: 'well', plateId: plate.id, index: active }, fix, builder.newId),
                );
                panelFields.focusWell();
              }}
            >
              {fix.label}
            </Button>
          ))}
        </div>
      )}
      {gene === undefined || genes === null || pool === undefined ? null : (
        <GeneFacts gene={gene} genes={genes} typed={pool.value} by={pool.by} otherMeanings={meanings} />
      )}
    </WellPanelFrame>
  );
}

const titleOf = ({ label, number }: ControlWell): string => (number === null ? label : `${label} ${number}`);

const countOf = ({ type }: ControlWell, counts: Readonly<Record<string, number>>): number =>
  type === 'built_in' || type === 'viability' ? 1 : (counts[type] ?? 0);

/** What a control well is; how many there are is set beside the rack. */
function ControlFacts({ control, count }: { readonly control: ControlWell; readonly count: number }) {
  const { type, number, label } = control;
  if (type === 'viability')
    return (
      <Facts
        rows={[
          ['Control', label],
          ['Use', 'used up in the test, not shipped'],
        ]}
      />
    );
  if (type === 'built_in')
    return (
      <Facts
        rows={[
          ['Control', `${label}, built in`],
          ['Where', 'in this well of each rack'],
        ]}
      />
    );
  const { caption } = chosenControls[type];
  return (
    <Facts
      rows={[
        ['Control', `${chosenControls[type].label}: ${caption.toLowerCase()}`],
        ['Number', `${number ?? 1} of ${count} in each rack`],
        ['Set', 'under Controls in each rack'],
      ]}
    />
  );
}
