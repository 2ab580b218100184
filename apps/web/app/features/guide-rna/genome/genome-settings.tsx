import { genomes } from '@cutsite/domain/guide-rna';
import { useMemo, useState } from 'react';
import { ComboboxSetting } from '../../../builder/settings-bar/combobox-setting.tsx';
import { Setting } from '../../../builder/settings-bar/setting.tsx';
import { useBuilder, useBuilderState, useProjectParts } from '../project/use-builder.tsx';
import { useCellLineNames } from './use-cell-line-names.ts';

/** The genome and the cell line that the guides are for; both belong to the whole project. */
export function GenomeSettings() {
  const builder = useBuilder();
  const genome = useBuilderState((state) => state.history.present.genome);
  return (
    <>
      <Setting
        label="Genome"
        value={genome}
        options={genomes.map(({ slug, label }) => ({ id: slug, text: label }))}
        onPick={(picked) => builder.edit({ label: 'genome' }, (before) => ({ ...before, genome: picked }))}
      />
      <CellLineSetting />
    </>
  );
}

/** The longest text that the service takes. */
const longest = 200;

/** A known cell line of the genome, searched by its name, or any other text. */
function CellLineSetting() {
  const builder = useBuilder();
  const { genome, cellLine } = useProjectParts((project) => ({ genome: project.genome, cellLine: project.cellLine }));
  const typed = cellLine ?? '';
  const [isVisited, setVisited] = useState(false);
  const names = useCellLineNames(isVisited || typed !== '');
  const known = names?.knownCellLine(typed) ?? null;
  const options = useMemo(
    () =>
      // A line that is chosen is no search: the list then shows all, to change it.
      (names?.findCellLines(known?.name === typed ? '' : typed, genome) ?? []).map(({ name, origin, organism }) => ({
        value: name,
        note: genome === 'other' ? `${organism}, ${origin}` : origin,
      })),
    [names, typed, known, genome],
  );
  const isElsewhere = known !== null && known.species !== genome;
  const of = genomes.find(({ slug }) => slug === genome);
  return (
    <ComboboxSetting
      label="Cell line"
      value={typed}
      options={options}
      maxLength={longest}
      placeholder={`optional, e.g. ${of?.exampleLine ?? ''}`}
      emptyText={
        names === null ? 'We use the name as you type it.' : 'Not in our list. We use the name as you type it.'
      }
      remark={
        isElsewhere ? `${known.name} is a ${known.organism} line, and the genome is set to ${of?.commonName}.` : null
      }
      onValueChange={(text) =>
        builder.edit({ label: 'cell line', mergeKey: 'cellLine' }, (before) => ({
          ...before,
          cellLine: text.trim() === '' ? null : text,
        }))
      }
      onCome={() => setVisited(true)}
      onLeave={builder.endStep}
    />
  );
}
