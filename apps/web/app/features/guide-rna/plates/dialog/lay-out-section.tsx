import type { Plate } from '@cutsite/domain/guide-rna';
import { plate96 } from '@cutsite/domain/labware';
import { Button } from '@cutsite/ui/button';
import { closeGaps, layOutBy, type SortKey, sortKeys, sortWells } from '../../../../builder/arrange/lay-out.ts';
import { clearWells, updatePlate } from '../../../../builder/plates/edit-wells.ts';
import { useBuilderState } from '../../project/use-builder.tsx';
import type { PlateAct } from './plate-act.ts';
import styles from './plate-dialog.module.css';

/** "gene" puts the guides of one gene together, by their targets. */
const sortWords = { name: 'By name', gene: 'By gene', target: 'By target' } as const satisfies Record<SortKey, string>;

/** Puts the guides of the plate elsewhere on it. They go in the fill order that the stage shows. */
export function LayOutSection({ plate, act }: { readonly plate: Plate; readonly act: PlateAct }) {
  const order = useBuilderState((state) => state.fillOrder);
  const change = (label: string, next: (one: Plate) => Plate) =>
    act(`${label} on ${plate.name}`, (project) => updatePlate(project, plate.id, next));
  const blocked = plate.wells.length === 0 ? 'The plate is empty.' : null;
  return (
    <>
      <fieldset className={styles.section}>
        <legend>Sort, {order === 'by_row' ? 'row by row' : 'column by column'}</legend>
        {sortKeys.map((key) => (
          <Button
            key={key}
            blockedBecause={blocked}
            onClick={() => change(`sort ${sortWords[key].toLowerCase()}`, (one) => sortWells(one, key, order, plate96))}
          >
            {sortWords[key]}
          </Button>
        ))}
      </fieldset>
      <fieldset className={styles.section}>
        <legend>Lay out again</legend>
        <Button
          blockedBecause={blocked}
          onClick={() => change('lay rows out as columns', (one) => layOutBy(one, 'by_column', plate96))}
        >
          Rows to columns
        </Button>
        <Button
          blockedBecause={blocked}
          onClick={() => change('lay columns out as rows', (one) => layOutBy(one, 'by_row', plate96))}
        >
          Columns to rows
        </Button>
        <Button
          blockedBecause={blocked}
          onClick={() => change('close the gaps', (one) => closeGaps(one, order, plate96))}
        >
          Close the gaps
        </Button>
        <Button
          icon="remove"
          blockedBecause={blocked}
          onClick={() =>
            change('clear all wells', (one) =>
              clearWells(
                one,
                one.wells.map((well) => well.index),
              ),
            )
          }
        >
          Clear all wells
        </Button>
      </fieldset>
    </>
  );
}
