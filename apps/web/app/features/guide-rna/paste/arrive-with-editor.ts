import { type GuideRnaProject, geneEditors, type Nuclease } from '@cutsite/domain/guide-rna';
import { setPlateSettings, withEditor } from '../project/edit-plates.ts';
import type { GuideRnaLook } from '../project/guide-rna-look.ts';

/** What guides for an editor need where they arrive: a change, or a word where the change is not ours to make. */
export type Arrival =
  | { readonly kind: 'fits' }
  | { readonly kind: 'plate'; readonly project: GuideRnaProject; readonly label: string }
  | { readonly kind: 'new_tubes'; readonly look: GuideRnaLook }
  | { readonly kind: 'other_editor'; readonly words: string };

/** An empty plate, and tubes to come, take the editor of the guides; a plate with guides on it keeps its own. */
export function arriveWithEditor(project: GuideRnaProject, look: GuideRnaLook, nuclease: Nuclease): Arrival {
  if (project.format === 'tubes') {
    const { newTubeSettings: before } = look;
    if (before.nuclease === nuclease) return { kind: 'fits' };
    return {
      kind: 'new_tubes',
      look: { ...look, newTubeSettings: { ...before, ...withEditor(before, { nuclease }) } },
    };
  }
  const plate = project.plates.find(({ id }) => id === project.activePlateId) ?? project.plates[0];
  if (plate === undefined || plate.nuclease === nuclease) return { kind: 'fits' };
  if (plate.wells.length === 0) {
    return {
      kind: 'plate',
      label: `gene editor of ${plate.name}`,
      project: setPlateSettings(project, plate.id, { nuclease }),
    };
  }
  const [theirs, ours] = [geneEditors[nuclease].display, geneEditors[plate.nuclease].display];
  return {
    kind: 'other_editor',
    words: `These guides are for ${theirs}, and ${plate.name} is for ${ours}. Cancel, add an empty plate for ${theirs}, and send them again.`,
  };
}
