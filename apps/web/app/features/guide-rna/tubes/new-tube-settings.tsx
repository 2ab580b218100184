import { geneEditors, modificationsFor, nucleasesShownIn, yieldOptionsFor } from '@cutsite/domain/guide-rna';
import { withEditor } from '../project/edit-plates.ts';
import { useBuilder, useBuilderState } from '../project/use-builder.tsx';
import { useVisitorCountry } from '../screen/visitor-country.ts';
import { CellSelect } from './row/cell-select.tsx';
import styles from './tubes.module.css';

/** What the next tubes start with; those that are there keep theirs. */
export function NewTubeSettings() {
  const builder = useBuilder();
  const settings = useBuilderState((state) => state.newTubeSettings);
  const country = useVisitorCountry();
  const set = (change: Partial<typeof settings>) =>
    builder.look({ newTubeSettings: { ...settings, ...change, ...withEditor(settings, change) } });
  return (
    <fieldset className={styles.defaults}>
      <legend className="cs-visually-hidden">For new tubes</legend>
      <span>For new tubes:</span>
      <CellSelect
        label="Gene editor of new tubes"
        value={settings.nuclease}
        options={nucleasesShownIn(country).map((id) => ({ id, text: geneEditors[id].display }))}
        onPick={(nuclease) => set({ nuclease })}
        framed
      />
      <CellSelect
        label="Modifications of new tubes"
        value={settings.modifications}
        options={modificationsFor(settings.nuclease).map((id) => ({ id, text: id }))}
        onPick={(modifications) => set({ modifications })}
        framed
      />
      <CellSelect
        label="Yield of new tubes"
        value={settings.yield}
        options={yieldOptionsFor('tube').map(({ id, display }) => ({ id, text: display }))}
        onPick={(amount) => set({ yield: amount })}
        framed
      />
    </fieldset>
  );
}
