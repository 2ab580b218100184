import {
  geneEditors,
  modificationsFor,
  nucleasesShownIn,
  type PlateFault,
  scaffoldOf,
  targetLength,
  type YieldId,
  yieldOptions,
  yieldOptionsFor,
} from '@cutsite/domain/guide-rna';
import { usePrices } from '../../../builder/price-bar/live-price.ts';
import { Setting } from '../../../builder/settings-bar/setting.tsx';
import styles from '../../../builder/settings-bar/settings-bar.module.css';
import { SettingsBar } from '../../../builder/settings-bar/settings-bar.tsx';
import { useVisitorCountry } from '../../../platform/visitor-country.ts';
import { useCheckedFacts } from '../check/use-check.ts';
import { GenomeSettings } from '../genome/genome-settings.tsx';
import { isYieldOffered } from '../price/offered-yields.ts';
import { setPlateSettings } from '../project/edit-plates.ts';
import { useBuilder, usePlateSettings } from '../project/use-builder.tsx';
import { purificationChoices } from '../text/purification-choices.ts';

/** The settings of the plate in view, and the genome and cell line of the project. */
export function PlateSettings() {
  const builder = useBuilder();
  const plate = usePlateSettings();
  const badFields = useCheckedFacts(({ check }) =>
    check.faults.flatMap(({ field, severity }) => (severity === 'error' ? [field] : [])),
  );
  const country = useVisitorCountry();
  const prices = usePrices();
  const bad = (field: PlateFault['field']) => badFields.includes(field) || undefined;
  const set = (label: string, change: Parameters<typeof setPlateSettings>[2]) =>
    builder.edit({ label: `${label} of ${plate.name}` }, (before) => setPlateSettings(before, plate.id, change));
  const editors = nucleasesShownIn(country);
  const shownEditors = editors.includes(plate.nuclease) ? editors : [...editors, plate.nuclease];
  const lengths = targetLength('plate', plate.nuclease, plate.modifications);
  const scaffold = scaffoldOf(plate.nuclease);

  return (
    <SettingsBar label="Settings of this plate">
      <Setting
        label="Gene editor"
        value={plate.nuclease}
        options={shownEditors.map((id) => ({ id, text: geneEditors[id].display }))}
        bad={bad('nuclease')}
        onPick={(nuclease) => set('gene editor', { nuclease })}
      />
      <Setting
        label="Modifications"
        value={plate.modifications}
        options={withChosen(modificationsFor(plate.nuclease), plate.modifications).map((id) => ({ id, text: id }))}
        bad={bad('modifications')}
        onPick={(modifications) => set('modifications', { modifications })}
      />
      <Setting
        label="Yield per well"
        value={plate.yield}
        options={withChosen(plateYields, plate.yield).map((id) =>
          isYieldOffered({ ...plate, yield: id }, 'plate', prices)
            ? { id, text: yieldText(id) }
            : { id, text: `${yieldText(id)}, not offered`, disabled: id !== plate.yield },
        )}
        bad={bad('yield')}
        onPick={(amount) => set('yield', { yield: amount })}
      />
      <Setting
        label="Purification"
        value={plate.purification}
        options={purificationChoices}
        bad={bad('purification')}
        onPick={(purification) => set('purification', { purification })}
      />
      <GenomeSettings />
      <p className={styles.help}>
        {lengths === null ? null : (
          <span>
            {geneEditors[plate.nuclease].display} target: {lengths.min} to {lengths.max} nt.
          </span>
        )}
        <span>{scaffold === null ? 'You send the whole molecule.' : scaffoldText(scaffold)}</span>
      </p>
    </SettingsBar>
  );
}

const plateYields = yieldOptionsFor('plate').map(({ id }) => id);
const yieldText = (id: YieldId): string => yieldOptions.find((option) => option.id === id)?.display ?? id;

const scaffoldText = (scaffold: NonNullable<ReturnType<typeof scaffoldOf>>): string =>
  `${scaffold.side === 'appended' ? 'Appended' : 'Prepended'}: ${scaffold.label.replace(/^\[|\]$/g, '')}.`;

/** A choice that is no longer offered stays in its list, so that the screen never shows another one than is kept. */
const withChosen = <T,>(offered: readonly T[], chosen: T): readonly T[] =>
  offered.includes(chosen) ? offered : [...offered, chosen];
