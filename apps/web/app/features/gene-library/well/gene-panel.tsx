import { wellLabel, wellPosition } from '@cutsite/domain/labware';
import { Button } from '@cutsite/ui/button';
import { Icon } from '@cutsite/ui/icon';
import { only } from '@cutsite/ui/plate-grid';
import type { KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { panelFields } from '../../../builder/plate-view/panel-fields.ts';
import { WellPanelFrame } from '../../../builder/plate-view/well-panel-frame.tsx';
import { putWells, updatePlate, wellAt } from '../../../builder/plates/edit-wells.ts';
import { GeneSearch } from '../../../genes/search/gene-search.tsx';
import { useCheckedPlate } from '../check/use-check.ts';
import { useBuilder, useBuilderState, useProject } from '../draft/library-drafts.ts';
import { applyFix, repairsOf } from '../faults/well-repairs.ts';
import { useGenes } from '../genes/use-genes.ts';
import { formatOf } from '../project/library-draft.ts';
import { controlSuggestions } from './control-suggestions.ts';
import { WellFacts } from './well-facts.tsx';
import styles from './well-panel.module.css';

/** Where Enter leads: the next well down the column, and from the last one to the top of the next column. */
function wellBelow(
  index: number,
  { rows, columns }: { readonly rows: number; readonly columns: number },
  step: 1 | -1,
) {
  const [row, column] = [Math.floor(index / columns), index % columns];
  const place = (column * rows + row + step + rows * columns) % (rows * columns);
  return (place % rows) * columns + Math.floor(place / rows);
}

/** The selected well: what was typed, the gene or control that it means, and what can be done about it. */
export function GenePanel() {
  const builder = useBuilder();
  const draft = useProject();
  const genes = useGenes(draft.genome);
  const { plate, known, check } = useCheckedPlate();
  const { active } = useBuilderState((state) => state.selection);
  const format = formatOf(draft);
  const label = wellLabel(wellPosition(active, format));
  const typed = wellAt(plate, active)?.name ?? '';
  const well = known.get(active);
  const faults = check.wells.get(active) ?? [];
  const isFaulty = faults.some(({ severity }) => severity === 'error');
  const write = (name: string) =>
    builder.edit({ label: `edit ${label}`, mergeKey: `${plate.id}.${active}.name` }, (project) =>
      updatePlate(project, plate.id, (one) => putWells(one, [{ index: active, name, sequence: '' }], builder.newId)),
    );
  const go = (step: 1 | -1) => builder.look({ selection: only(wellBelow(active, format, step)) });
  const onKeyDown = (event: KeyboardEvent) => {
    // A suggestion that is taken, or a list that is closed, is no leaving of the field.
    if (event.defaultPrevented || event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') panelFields.focusWell();
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    flushSync(() => go(event.shiftKey ? -1 : 1));
    panelFields.focusWell();
  };
  const repairs = well === undefined ? [] : repairsOf(well, genes);
  return (
    <WellPanelFrame
      plateId={plate.id}
      index={active}
      label={label}
      title={well?.control?.label ?? well?.validatedName ?? (typed.trim() === '' ? null : typed)}
      isEmpty={typed === ''}
      worst={well === undefined ? null : isFaulty ? 'error' : faults.length > 0 ? 'warning' : 'fine'}
      onStep={go}
      fields={{ onKeyDown }}
      sentences={faults.map(({ message }) => message)}
    >
      <div className={styles.field}>
        Gene or control
        <GeneSearch
          genes={genes}
          before={controlSuggestions(typed, draft.genome)}
          inputId={panelFields.nameId}
          label={`Gene or control in ${label}`}
          value={typed}
          placeholder="TP53, p53, ENSG00000141510, NTC1"
          onValueChange={write}
          onLeave={builder.endStep}
        />
      </div>
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
      {well === undefined ? null : <WellFacts well={well} genes={genes} />}
    </WellPanelFrame>
  );
}
