import { genomes } from '@cutsite/domain/guide-rna';
import { Setting } from '../../../builder/settings-bar/setting.tsx';
import { useBuilder, useBuilderState } from '../project/use-builder.tsx';
import { CellLineSetting } from './cell-line-setting.tsx';

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
