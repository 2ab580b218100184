import type { GuideRnaSettings } from '@cutsite/domain/guide-rna';
import { useMemo } from 'react';
import { usePrices } from '../../../builder/price-bar/live-price.ts';
import type { ChoiceColumn } from '../../../builder/row-table/columns.ts';
import { NewRowSettings } from '../../../builder/row-table/new-row-settings.tsx';
import { useVisitorCountry } from '../../../platform/visitor-country.ts';
import { withEditor } from '../project/edit-plates.ts';
import { useBuilder, useBuilderState } from '../project/use-builder.tsx';
import { useRepairing } from './later-repairs.ts';
import { tubeChoices } from './tube-columns.ts';
import { tubeTexts } from './use-tube-list.ts';

type SettingColumn = ChoiceColumn<GuideRnaSettings, Partial<GuideRnaSettings>>;

/** Beside the modifications, which are called Standard too. */
const withDistinctChoices = (column: SettingColumn): SettingColumn =>
  column.id === 'purification'
    ? { ...column, all: column.all.map((one) => (one.id === 'spe' ? { ...one, text: `${one.text} clean-up` } : one)) }
    : column;

/** What the next tubes start with. */
export function NewTubes() {
  const builder = useBuilder();
  const settings = useBuilderState((state) => state.own.newTubeSettings);
  const country = useVisitorCountry();
  const prices = usePrices();
  const columns = useMemo(() => tubeChoices(country, prices).map(withDistinctChoices), [country, prices]);
  const repairing = useRepairing();
  const faults = useMemo(() => repairing?.newTubeFaults(settings) ?? [], [repairing, settings]);
  const set = (change: Partial<GuideRnaSettings>) =>
    builder.look({
      own: {
        ...builder.store.getState().own,
        newTubeSettings: { ...settings, ...change, ...withEditor(settings, change) },
      },
    });
  return <NewRowSettings words={tubeTexts} columns={columns} settings={settings} faults={faults} onChange={set} />;
}
