import { updatePlate } from '../../builder/plates/edit-wells.ts';
import { plateInView } from '../../builder/project/builder-project.ts';
import { Setting } from '../../builder/settings-bar/setting.tsx';
import { SettingsBar } from '../../builder/settings-bar/settings-bar.tsx';
import { useBuilder, useProject } from './oligo-product.ts';
import { scales, solvents } from './oligo-project.ts';

/** The scale of the plate in view, and what all oligos come in. */
export function OligoSettings() {
  const builder = useBuilder();
  const project = useProject();
  const plate = plateInView(project);
  return (
    <SettingsBar label="Settings of the oligos">
      <Setting
        label="Scale"
        value={plate.scale}
        options={scales.map((id) => ({ id, text: `${id} nmol` }))}
        onPick={(scale) =>
          builder.edit({ label: `scale of ${plate.name}` }, (before) =>
            updatePlate(before, plate.id, (one) => ({ ...one, scale })),
          )
        }
      />
      <Setting
        label="Dissolved in"
        value={project.solvent}
        options={solvents.map((id) => ({ id, text: id }))}
        onPick={(solvent) => builder.edit({ label: 'solvent' }, (before) => ({ ...before, solvent }))}
      />
    </SettingsBar>
  );
}
