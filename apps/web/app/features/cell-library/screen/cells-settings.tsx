import { cellLibraryLimits } from '@cutsite/domain/cell-library';
import { type GenomeSlug, geneGenomes, genomeSlugs } from '@cutsite/domain/gene';
import { countText } from '@cutsite/domain/text';
import { only } from '@cutsite/ui/plate-grid';
import { ComboboxSetting } from '../../../builder/settings-bar/combobox-setting.tsx';
import { Setting } from '../../../builder/settings-bar/setting.tsx';
import styles from '../../../builder/settings-bar/settings-bar.module.css';
import { SettingsBar } from '../../../builder/settings-bar/settings-bar.tsx';
import { useBuilder, useProject } from '../draft/cells-drafts.ts';
import { lineNamed, linesFor, useCellLines } from '../lines/cell-lines.ts';
import { type CellsDraft, withLayout } from '../project/cells-draft.ts';

const { pools, replicates: copies } = cellLibraryLimits;
const copyChoices = Array.from({ length: copies.max - copies.min + 1 }, (_, at) => copies.min + at);

/** A choice that is not offered stays in its list, so that the screen never shows another one than is kept. */
const withChosen = (chosen: number): readonly number[] =>
  copyChoices.includes(chosen) ? copyChoices : [...copyChoices, chosen];

/** Genome, cell line, copies and rack of the library (CL-1, CL-8, CL-10). */
export function CellsSettings() {
  const builder = useBuilder();
  const { genome, replicates } = useProject();
  const set = (label: string, next: (draft: CellsDraft) => CellsDraft) =>
    builder.edit({ label, selection: only(0) }, next);
  return (
    <SettingsBar label="Settings of the library">
      <Setting<GenomeSlug>
        label="Genome"
        value={genome}
        options={genomeSlugs.map((id) => ({ id, text: geneGenomes[id].label }))}
        // Lines are of one genome: another one has to be chosen.
        onPick={(id) => set('genome', (draft) => withLayout(draft, { genome: id, cellLine: '' }, builder.newId))}
      />
      <CellLine />
      <Setting
        label="Copies"
        value={String(replicates)}
        bad={copyChoices.includes(replicates) ? undefined : true}
        options={withChosen(replicates).map((count) => ({
          id: String(count),
          text: countText(count, 'copy', 'copies'),
        }))}
        onPick={(id) => set('copies', (draft) => ({ ...draft, replicates: Number(id) }))}
      />
      <Setting label="Rack" value="96" options={[{ id: '96', text: '96 pools, 8 × 12' }]} onPick={() => undefined} />
      <p className={styles.help}>
        <span>
          {pools.min} to {pools.max} pools, {copies.min} to {copies.max} copies.
        </span>
        <span>Every pool is a knockout of one gene.</span>
      </p>
    </SettingsBar>
  );
}

/** The line, found by name, other name or tissue; which lines there are is the catalogue's word (CL-21). */
function CellLine() {
  const builder = useBuilder();
  const { genome, cellLine } = useProject();
  const state = useCellLines(genome);
  const lines = state?.kind === 'ready' ? state.lines : [];
  const typed = cellLine.trim();
  const isUnknown = state?.kind === 'ready' && typed !== '' && !state.names.has(typed);
  const write = (name: string) =>
    builder.edit({ label: 'cell line', mergeKey: 'cellLine' }, (draft) => ({ ...draft, cellLine: name }));
  const isChosen = lines.some(({ name }) => name === typed);
  return (
    <ComboboxSetting
      label="Cell line"
      value={cellLine}
      placeholder="Name or tissue"
      options={(isChosen ? lines : linesFor(typed, lines)).map(({ name, origin }) => ({ value: name, note: origin }))}
      emptyText={state?.kind === 'failed' ? state.message : 'No line of the list has this name.'}
      maxLength={cellLibraryLimits.cellLineLength.max}
      onValueChange={write}
      onLeave={() => {
        const name = lineNamed(cellLine, lines);
        if (name !== cellLine) write(name);
        builder.endStep();
      }}
      remark={isUnknown ? 'We don’t make libraries in this line yet.' : null}
    />
  );
}
