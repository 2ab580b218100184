import { daysOfMaking, defaultDelivery } from '@cutsite/domain/checkout';
import { type EditType, editTypeRows, editTypes } from '@cutsite/domain/express-knockout';
import { type GenomeSlug, geneGenomes, genomeSlugs } from '@cutsite/domain/gene';
import { makingTimeOf } from '@cutsite/domain/item';
import { countText } from '@cutsite/domain/text';
import { usePrices } from '../../../builder/price-bar/live-price.ts';
import { Setting } from '../../../builder/settings-bar/setting.tsx';
import styles from '../../../builder/settings-bar/settings-bar.module.css';
import { SettingsBar } from '../../../builder/settings-bar/settings-bar.tsx';
import { useCellLinesFor } from '../../../genes/cell-lines/cell-line-store.ts';
import { useBuilder, useProject } from '../draft/express-drafts.ts';

/** Species, cell line and edit type of all pools of the list (EK-1). */
export function ExpressSettings() {
  const builder = useBuilder();
  const { species, cellLine, editType } = useProject();
  const days = daysOfMaking(makingTimeOf('express_ko_pool', cellLine), usePrices()?.delivery ?? defaultDelivery);
  const lines = useCellLinesFor('express_ko_pool', species);
  const names = lines?.map(({ name }) => name) ?? [];
  // A line that is not offered stays in its list, so that the screen never shows another one than is kept.
  const shown = cellLine === '' || names.includes(cellLine) ? names : [cellLine, ...names];
  return (
    <SettingsBar label="Settings of the pools">
      <Setting<GenomeSlug>
        label="Species"
        value={species}
        options={genomeSlugs.map((id) => ({ id, text: geneGenomes[id].label }))}
        onPick={(id) => builder.edit({ label: 'species' }, (draft) => ({ ...draft, species: id, cellLine: '' }))}
      />
      <Setting
        label="Cell line"
        value={cellLine}
        bad={lines !== null && cellLine !== '' && !names.includes(cellLine) ? true : undefined}
        options={[{ id: '', text: 'Choose a line' }, ...shown.map((id) => ({ id, text: id }))]}
        onPick={(id) => builder.edit({ label: 'cell line' }, (draft) => ({ ...draft, cellLine: id }))}
      />
      <Setting<EditType>
        label="Edit type"
        value={editType}
        options={editTypes.map((id) => ({ id, text: editTypeRows[id].label }))}
        onPick={(id) => builder.edit({ label: 'edit type' }, (draft) => ({ ...draft, editType: id }))}
      />
      <p className={styles.help}>
        <span>
          {editType === 'single_guide'
            ? 'One knockout pool for each eligible guide.'
            : 'One pool for two or three guides of a gene.'}
        </span>
        <span>Made in {countText(days, 'working day')}, sent on dry ice.</span>
      </p>
    </SettingsBar>
  );
}
