import { type GenomeSlug, geneGenomes, genomeSlugs } from '@cutsite/domain/gene';
import {
  isQuantityOffered,
  type LibraryPlateSlug,
  libraryLimits,
  libraryPlateSlugs,
  libraryPlateTypes,
} from '@cutsite/domain/gene-library';
import { countText, groupedDigits } from '@cutsite/domain/text';
import { Button } from '@cutsite/ui/button';
import { only } from '@cutsite/ui/plate-grid';
import { useState } from 'react';
import { Setting } from '../../../builder/settings-bar/setting.tsx';
import styles from '../../../builder/settings-bar/settings-bar.module.css';
import { SettingsBar } from '../../../builder/settings-bar/settings-bar.tsx';
import { loadedPart } from '../../../platform/loading/loaded-part.tsx';
import { useBuilder, useProject } from '../draft/library-drafts.ts';
import { type LibraryDraft, withGenome, withPlateType } from '../project/library-draft.ts';

const PlateTypesDialog = loadedPart(async () => (await import('./plate-types-dialog.tsx')).PlateTypesDialog);

const { wellsPerPlate, wellsPerProject, replicates: copies } = libraryLimits;
const copyChoices = Array.from({ length: copies.max - copies.min + 1 }, (_, at) => copies.min + at);

/** A choice that is not offered stays in its list, so that the screen never shows another one than is kept. */
const withChosen = (offered: readonly number[], chosen: number): readonly number[] =>
  offered.includes(chosen) ? offered : [...offered, chosen];

/** Genome, plate type, amount a well and copies of the library (GL-4, GL-10 to GL-17, GL-24). */
export function LibrarySettings() {
  const builder = useBuilder();
  const { genome, plateType, quantityPerWell, replicates } = useProject();
  const set = (label: string, next: (draft: LibraryDraft) => LibraryDraft) => {
    const before = builder.project();
    builder.edit({ label, selection: only(0) }, next);
    const after = builder.project();
    const said = [
      after.genome === before.genome ? [] : `${geneGenomes[after.genome].shortLabel} genes now.`,
      after.plates.length === before.plates.length
        ? []
        : `The wells are on ${countText(after.plates.length, 'plate')} now, down the columns.`,
      after.quantityPerWell === before.quantityPerWell || label === 'amount a well'
        ? []
        : `${groupedDigits(after.quantityPerWell)} pmol a well: the amount before is not offered here.`,
    ].flat();
    if (said.length > 0) builder.showNotice(said.join(' '), true);
  };
  const [isComparing, setComparing] = useState(false);
  const pickPlate = (plate: LibraryPlateSlug, amount: number) => {
    setComparing(false);
    set('amount a well', (draft) => ({ ...withPlateType(draft, plate, builder.newId), quantityPerWell: amount }));
  };
  const quantities = libraryPlateTypes[plateType].quantities[genome];
  return (
    <SettingsBar label="Settings of the library">
      <Setting<GenomeSlug>
        label="Genome"
        value={genome}
        options={genomeSlugs.map((id) => ({ id, text: geneGenomes[id].label }))}
        onPick={(id) => set('genome', (draft) => withGenome(draft, id))}
      />
      <Setting
        label="Plate type"
        value={plateType}
        options={libraryPlateSlugs
          .filter((id) => id === plateType || libraryPlateTypes[id].quantities[genome].length > 0)
          .map((id) => ({ id, text: libraryPlateTypes[id].format.label }))}
        onPick={(id) => set('plate type', (draft) => withPlateType(draft, id, builder.newId))}
      />
      <Setting
        label="Per well"
        value={String(quantityPerWell)}
        bad={isQuantityOffered(plateType, genome, quantityPerWell) ? undefined : true}
        options={withChosen(quantities, quantityPerWell).map((amount) => ({
          id: String(amount),
          text: `${groupedDigits(amount)} pmol`,
        }))}
        onPick={(id) => set('amount a well', (draft) => ({ ...draft, quantityPerWell: Number(id) }))}
      />
      <Setting
        label="Copies"
        value={String(replicates)}
        bad={copyChoices.includes(replicates) ? undefined : true}
        options={withChosen(copyChoices, replicates).map((count) => ({
          id: String(count),
          text: countText(count, 'copy', 'copies'),
        }))}
        onPick={(id) => set('copies', (draft) => ({ ...draft, replicates: Number(id) }))}
      />
      <p className={styles.help}>
        <span>At least {wellsPerPlate.min} wells a plate,</span>
        <span>at most {wellsPerProject.max} in a project.</span>
        <Button variant="link" onClick={() => setComparing(true)}>
          Which plate?
        </Button>
      </p>
      {isComparing ? <PlateTypesDialog onPick={pickPlate} onClose={() => setComparing(false)} /> : null}
    </SettingsBar>
  );
}
