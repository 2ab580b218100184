import { plate96, wellIndex } from '../../labware/index.ts';
import { untitledProject } from '../../naming/index.ts';
import { repeatedTargets } from '../project/kept-targets.ts';
import { newPlate, newProject, newTube, tubePosition } from '../project/new-rows.ts';
import type { GuideRnaProject, Plate, Tube, Well } from '../project/project.ts';
import type { GuideRnaSettings } from '../settings/default-settings.ts';
import type { GuideRnaItem } from './guide-rna-item.ts';

function plateOf(item: GuideRnaItem, newId: () => string): Plate {
  const wells: Well[] = [];
  for (const { name, rawSequence, well } of item.sequences) {
    if (well !== null) wells.push({ id: newId(), index: wellIndex(well, plate96), name, sequence: rawSequence });
  }
  return { ...newPlate(newId(), item.plateName ?? '', item), wells };
}

function tubesOf(item: GuideRnaItem, settings: GuideRnaSettings, newId: () => string): Tube[] {
  return item.sequences.map(({ name, rawSequence }, index) => ({
    ...newTube(newId(), tubePosition(index), settings),
    name,
    sequence: rawSequence,
  }));
}

/**
 * The project that an item was made from, for editing it: a tube item becomes tubes, a plate item one plate with its
 * wells by their labels (GR-41, GR-42). Ordering it again gives the same item. The project's add-ons
 * are not part of an item and come back empty. Targets that the item has several times were put into the cart like
 * this, past the warning: they are meant, and only what the editing repeats is asked about.
 */
export function projectFromItem(item: GuideRnaItem, newId: () => string): GuideRnaProject {
  const project = newProject(item.projectName ?? untitledProject, item.format === 'tube' ? 'tubes' : 'plates');
  const sequences = item.sequences.map(({ rawSequence }) => rawSequence);
  const meantTargets = repeatedTargets(sequences, item.format);
  const whole = { ...project, genome: item.species, cellLine: item.cellLine, meantTargets };
  if (item.format === 'tube') return { ...whole, tubes: tubesOf(item, item, newId) };
  const plate = plateOf(item, newId);
  return { ...whole, plates: [plate], activePlateId: plate.id };
}
