import { type GuideRnaProject, newPlate, type Plate, placeRows } from '@cutsite/domain/guide-rna';
import { type FillOrder, plate96, type WellPosition } from '@cutsite/domain/labware';
import type { NewId } from '../../project/edit-wells.ts';
import { type Mended, type PreviewRow, withoutPlace } from './preview.ts';

export interface PlatePlacing {
  readonly order: FillOrder;
  /** Over what is there, from this well on; without it the next free wells are taken. */
  readonly startAt?: WellPosition;
  /** Rows beyond the last well go on new plates. */
  readonly spill: boolean;
}

/** Rows on their way to one plate. */
interface Load {
  readonly plate: Plate;
  readonly rows: { readonly at: number; readonly mended: Mended; readonly index: number }[];
}

/** Puts rows on plates, one after the other, and keeps what found no place. */
export class PlateLoading {
  readonly loads: Load[] = [];
  readonly lost: { readonly at: number; readonly row: PreviewRow }[] = [];
  readonly placing: PlatePlacing;
  readonly #project: GuideRnaProject;
  readonly #settings: Plate;
  readonly #newId: NewId;
  readonly #names: Set<string>;

  /** New plates take the settings of `settings`. */
  constructor(project: GuideRnaProject, settings: Plate, placing: PlatePlacing, newId: NewId) {
    this.placing = placing;
    this.#project = project;
    this.#settings = settings;
    this.#newId = newId;
    this.#names = new Set(project.plates.map((plate) => plate.name.trim()));
  }

  /** A name that no plate of the project has: 'Plate 2' becomes 'Plate 3', 'KO screen' becomes 'KO screen 2'. */
  freeName(wanted: string): string {
    const [, stem = wanted, number = '1'] = /^(Plate) (\d+)$/.exec(wanted) ?? [];
    let name = wanted;
    for (let next = Number(number) + 1; this.#names.has(name.trim()); next += 1) name = `${stem} ${next}`;
    this.#names.add(name.trim());
    return name;
  }

  newPlate(name: string): Plate {
    return newPlate(this.#newId(), this.freeName(name), this.#settings);
  }

  /** Puts rows on a plate and, where they are to go on, on new ones after it. */
  put(plate: Plate, rows: readonly { readonly at: number; readonly mended: Mended }[], startAt?: WellPosition): void {
    const toPlace = rows.map(({ mended: { name, sequence, row } }) => ({ name, sequence, well: row.well }));
    const { order, spill } = this.placing;
    const placement = placeRows(plate, toPlace, { order, newId: this.#newId, ...(startAt && { startAt }) });
    const load: Load = { plate: placement.plate, rows: [] };
    for (const [own, index] of placement.placedAt.entries()) {
      const row = rows[own];
      if (row !== undefined && index !== null) load.rows.push({ ...row, index });
    }
    this.loads.push(load);
    const over: { readonly at: number; readonly mended: Mended }[] = [];
    for (const { rowIndex, reason } of placement.notPlaced) {
      const row = rows[rowIndex];
      if (row === undefined) continue;
      if (reason === 'plate_full' && spill) over.push(row);
      else this.lost.push({ at: row.at, row: withoutPlace(row.mended, reason) });
    }
    for (let from = 0; from < over.length; from += plate96.wellCount) {
      const next = this.newPlate(`Plate ${this.#names.size + 1}`);
      this.put(next, over.slice(from, from + plate96.wellCount));
    }
  }

  /** The project with the loaded plates in it, new ones at the end; the last change of a plate counts. */
  after(): GuideRnaProject {
    const changed = new Map(this.loads.map(({ plate }) => [plate.id, plate]));
    const known = new Set(this.#project.plates.map((plate) => plate.id));
    const kept = this.#project.plates.map((plate) => changed.get(plate.id) ?? plate);
    return { ...this.#project, plates: [...kept, ...[...changed.values()].filter((plate) => !known.has(plate.id))] };
  }
}
