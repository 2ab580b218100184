import { plate96, wellLabel, wellPosition } from '../../labware/index.ts';
import { defaultSettings, type GuideRnaSettings } from '../settings/default-settings.ts';
import type { GuideRnaProject, Plate, Tube } from './project.ts';

/** The place of the nth tube in a rack, counted from zero: twelve to a row. */
export function tubePosition(place: number): string {
  return wellLabel(wellPosition(place, plate96));
}

/**
 * A new tube: no name, no sequence, purification standard and the other defaults (GR-11 to GR-14, GR-32).
 * Checked, it shows NAME_INVALID and SEQUENCE_INVALID (GR-31).
 */
export function newTube(id: string, position: string, settings: GuideRnaSettings = defaultSettings()): Tube {
  const { nuclease, modifications, yield: amount, purification } = settings;
  return { id, name: '', sequence: '', position, nuclease, modifications, yield: amount, purification };
}

/**
 * What the next tube of a project is made with: as its last target (GR-11 to GR-14); the defaults where it has none. A
 * whole guide with marks of its own says nothing of the tubes after it.
 */
export function nextTubeSettings(tubes: readonly Tube[]): GuideRnaSettings {
  const last = tubes.findLast(({ sequence, modifications }) => sequence !== '' && modifications !== 'User-Defined');
  if (last === undefined) return defaultSettings();
  const { nuclease, modifications, yield: amount, purification } = last;
  return { nuclease, modifications, yield: amount, purification };
}

/** A new plate with no wells filled. */
export function newPlate(id: string, name: string, settings: GuideRnaSettings = defaultSettings()): Plate {
  const { nuclease, modifications, yield: amount, purification } = settings;
  return { id, name, wells: [], nuclease, modifications, yield: amount, purification };
}

/** A project with nothing in it. */
export function newProject(name: string, format: GuideRnaProject['format']): GuideRnaProject {
  return {
    name,
    genome: 'homo_sapiens',
    cellLine: null,
    format,
    plates: [],
    tubes: [],
    addOns: [],
    plateType: plate96.slug,
    activePlateId: null,
    meantTargets: [],
  };
}
