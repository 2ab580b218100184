import { readAsWritten, type Tube } from '@cutsite/domain/guide-rna';
import { useMemo } from 'react';
import type { FindTexts } from '../../../builder/find/find-bar.tsx';
import { asRna } from '../../../builder/find/find-wells.ts';
import { usePrices } from '../../../builder/price-bar/live-price.ts';
import type { RowList, RowTexts } from '../../../builder/row-table/row-list.ts';
import { useVisitorCountry } from '../../../platform/visitor-country.ts';
import { useFieldPaste } from '../paste/guide-paste.ts';
import { addTubeRows, appendTube, changeTubes, freePosition, removeTubes } from '../project/edit-tubes.ts';
import { useBuilder } from '../project/use-builder.tsx';
import { type TubeChange, tubeColumns } from './tube-columns.ts';

export const tubeTexts: RowTexts = {
  one: 'tube',
  many: 'tubes',
  aNew: 'a tube',
  filledDown: 'Filled down. Numbers in names and positions count up; other fields are copied.',
};

export const findTubeTexts: FindTexts = {
  what: 'Tubes of this project',
  by: 'name, sequence or position',
  placeholder: 'Find a tube',
};

/** The tubes of the project, as a list of rows. */
export function useTubeList(): RowList<Tube, TubeChange> {
  const builder = useBuilder();
  const country = useVisitorCountry();
  const prices = usePrices();
  const onPaste = useFieldPaste();
  return useMemo(() => {
    const newTubes = () => builder.store.getState().own.newTubeSettings;
    return {
      words: tubeTexts,
      columns: tubeColumns(country, prices),
      rows: () => builder.project().tubes,
      place: ({ position }) => position,
      nextPlace: freePosition,
      name: ({ name }) => name,
      isBlank: ({ name, sequence }) => name === '' && sequence === '',
      holds: holdsWords,
      change: (step, changes, added = []) =>
        builder.edit(step, (project) => addTubeRows(changeTubes(project, changes), added, newTubes(), builder.newId)),
      remove: (step, ids) => builder.edit(step, (project) => removeTubes(project, ids)),
      append: (name) =>
        builder.edit({ label: 'add a tube' }, (project) => appendTube(project, { name }, newTubes(), builder.newId)),
      readAs: readAsWritten,
      withPasted: withPastedTube,
      onPaste,
    };
  }, [builder, country, prices, onPaste]);
}

/** The text of a cell that was read as RNA can be had back, as that of a whole row can (ruling 71). */
export const withPastedTube = (
  change: TubeChange,
  pasted: string,
  tube: Pick<Tube, 'name'> | undefined,
): TubeChange => ({
  ...change,
  asPasted: { name: change.name ?? tube?.name ?? '', sequence: pasted },
});

/** By name, sequence or position; a sequence is found without its marks, too. */
export function holdsWords({ name, sequence, position }: Tube, words: string): boolean {
  const bases = asRna(words);
  const typed = asRna(sequence.toLowerCase());
  return (
    name.toLowerCase().includes(words) ||
    position.toLowerCase() === words ||
    typed.includes(bases) ||
    typed.replace(/[m*]/g, '').includes(bases)
  );
}
