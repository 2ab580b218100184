import type { PlateFormat } from '@cutsite/domain/labware';
import { Button } from '@cutsite/ui/button';
import { closeGaps, layOutBy, type SortKey, sortKeys, sortWells } from '../arrange/lay-out.ts';
import { clearWells, updatePlate } from '../plates/edit-wells.ts';
import { useBuilderState } from '../project/builder-context.tsx';
import type { BuilderProject, PlateOf } from '../project/builder-project.ts';
import styles from './plate-dialog.module.css';

interface LayOutSectionProps<Project extends BuilderProject> {
  readonly plate: PlateOf<Project>;
  readonly format: PlateFormat;
  /** Null where wells hold a name and nothing else. */
  readonly textWord: string | null;
  readonly act: (label: string, change: (project: Project) => Project) => void;
}

/** Puts what is on the plate elsewhere on it. They go in the fill order that the stage shows. */
export function LayOutSection<Project extends BuilderProject>({
  plate,
  format,
  textWord,
  act,
}: LayOutSectionProps<Project>) {
  // "gene" puts what is of one gene together, by its text.
  const sortTexts: Readonly<Record<SortKey, string | null>> = {
    name: 'By name',
    gene: textWord === null ? null : 'By gene',
    target: textWord,
  };
  const order = useBuilderState((state) => state.fillOrder);
  const change = (label: string, next: (one: PlateOf<Project>) => PlateOf<Project>) =>
    act(`${label} on ${plate.name}`, (project) => updatePlate(project, plate.id, next));
  const blocked = plate.wells.length === 0 ? 'The plate is empty.' : null;
  return (
    <>
      <fieldset className={styles.section}>
        <legend>Sort, {order === 'by_row' ? 'row by row' : 'column by column'}</legend>
        {sortKeys.map((key) => {
          const words = sortTexts[key];
          return words === null ? null : (
            <Button
              key={key}
              blockedBecause={blocked}
              onClick={() => change(`sort ${words.toLowerCase()}`, (one) => sortWells(one, key, order, format))}
            >
              {words}
            </Button>
          );
        })}
      </fieldset>
      <fieldset className={styles.section}>
        <legend>Rearrange wells</legend>
        <Button
          blockedBecause={blocked}
          onClick={() => change('turn rows into columns', (one) => layOutBy(one, 'by_column', format))}
        >
          Rows to columns
        </Button>
        <Button
          blockedBecause={blocked}
          onClick={() => change('turn columns into rows', (one) => layOutBy(one, 'by_row', format))}
        >
          Columns to rows
        </Button>
        <Button
          blockedBecause={blocked}
          onClick={() => change('close the gaps', (one) => closeGaps(one, order, format))}
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
