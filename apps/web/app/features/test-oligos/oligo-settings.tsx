import { updatePlate } from '../../builder/plates/edit-wells.ts';
import { plateInView } from '../../builder/project/builder-project.ts';
import { Setting } from '../../builder/settings-bar/setting.tsx';
import { SettingsBar } from '../../builder/settings-bar/settings-bar.tsx';
import { useBuilder, useProject } from './oligo-product.ts';
import { dyes, maxReplicates } from './oligo-project.ts';

const counts = Array.from({ length: maxReplicates }, (_, at) => String(at + 1));

/** The dye of the plate in view, and how often the plate is made. */
export function OligoSettings() {
  const builder = useBuilder();
  const plate = plateInView(useProject());
  const set = (setting: 'dye' | 'replicates', value: string | number) =>
    builder.edit({ label: `${setting} of ${plate.name}` }, (before) =>
      updatePlate(before, plate.id, (one) => ({ ...one, [setting]: value })),
    );
  return (
    <SettingsBar label="Settings of the oligos">
      <Setting
        label="Dye"
        value={plate.dye}
        options={dyes.map((id) => ({ id, text: id }))}
        onPick={(dye) => set('dye', dye)}
      />
      <Setting
        label="Replicates"
        value={String(plate.replicates)}
        options={counts.map((id) => ({ id, text: id }))}
        onPick={(count) => set('replicates', Number(count))}
      />
    </SettingsBar>
  );
}
