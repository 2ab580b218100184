import { plate96, wellLabel, wellPosition } from '../../labware/index.ts';
import type { PlateCheck } from '../checks/check-plate.ts';
import type { TubesCheck } from '../checks/check-tubes.ts';
import { modificationsFor } from '../options/gene-editors.ts';
import type { Plate, Tube } from '../project/project.ts';
import type { Proposal, RowToRepair } from './proposal.ts';
import { proposeForNames } from './propose-names.ts';
import { proposeForPositions } from './propose-positions.ts';
import { proposeForSequence } from './propose-sequence.ts';

/** The choices of one tube that do not go together. Too little for HPLC has two answers, so it is no certain one. */
function proposeForChoices({ nuclease, modifications, purification, faults }: RowToRepair): readonly Proposal[] {
  return faults.flatMap(({ code }): readonly Proposal[] => {
    if (code === 'modification_unavailable') {
      const [first = 'Standard', ...others] = modificationsFor(nuclease);
      const certain = others.length === 0;
      return [
        {
          kind: 'modifications',
          field: 'modifications',
          before: modifications,
          after: first,
          answers: [code],
          certain,
        },
      ];
    }
    if (code !== 'hplc_unavailable' && code !== 'hplc_yield_too_low') return [];
    const certain = code === 'hplc_unavailable';
    return [
      { kind: 'purification', field: 'purification', before: purification, after: 'spe', answers: [code], certain },
    ];
  });
}

function proposeForRows(
  rows: readonly RowToRepair[],
  namesInCart: ReadonlySet<string>,
  existing?: (row: number) => boolean,
): readonly (readonly Proposal[])[] {
  const names = proposeForNames(rows, namesInCart, existing);
  return rows.map((row, at) => [...proposeForSequence(row), ...(names[at] ?? [])]);
}

const noNames: ReadonlySet<string> = new Set();
const noWells: ReadonlySet<number> = new Set();

/**
 * What can be repaired on a plate, by well index; wells that need nothing are left out. Each proposal holds for the
 * plate as it is, and all those of one kind can be made together. The wells of `existing` keep their names.
 */
export function proposeForPlate(
  plate: Plate,
  check: PlateCheck,
  existing: ReadonlySet<number> = noWells,
): ReadonlyMap<number, readonly Proposal[]> {
  const { nuclease, modifications, yield: amount, purification } = plate;
  const used = plate.wells.filter((well) => well.name.trim() !== '' || well.sequence.trim() !== '');
  const rows = used.map(
    ({ index, name, sequence }): RowToRepair => ({
      name,
      sequence,
      nuclease,
      modifications,
      yield: amount,
      purification,
      position: wellLabel(wellPosition(index, plate96)),
      format: 'plate',
      faults: check.wells.get(index) ?? [],
    }),
  );
  const proposals = proposeForRows(rows, noNames, (at) => existing.has(used[at]?.index ?? -1));
  return new Map(
    used.flatMap(({ index }, at) => {
      const own = proposals[at] ?? [];
      return own.length === 0 ? [] : [[index, own] as const];
    }),
  );
}

/** What can be repaired of each tube, in their order; see {@link proposeForPlate}. */
export function proposeForTubes(
  tubes: readonly Tube[],
  check: TubesCheck,
  namesInCart: ReadonlySet<string>,
): readonly (readonly Proposal[])[] {
  const rows = tubes.map((tube, at): RowToRepair => ({ ...tube, format: 'tube', faults: check.rows[at] ?? [] }));
  const shared = proposeForRows(rows, namesInCart);
  const positions = proposeForPositions(rows);
  return rows.map((row, at) => [...(shared[at] ?? []), ...proposeForChoices(row), ...[positions[at] ?? []].flat()]);
}
