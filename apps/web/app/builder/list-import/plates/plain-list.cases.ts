import type { PlateFormat } from '@cutsite/domain/labware';
import { multiplyMoney, usd } from '@cutsite/domain/money';
import type { ReadSheets } from '@cutsite/domain/sheet';
import type { BuilderPlate, BuilderProject } from '../../project/builder-project.ts';
import { undecided } from '../use-decisions.ts';
import { plainPlateRules } from './plate-rules.ts';
import { type PendingList, plateListWork } from './work-out.ts';

interface Fault {
  readonly code: 'no_name';
  readonly severity: 'error';
}

let ids = 0;
export const newId = () => `id-${(ids += 1)}`;
export const aPlate = (wells: BuilderPlate['wells'] = []): BuilderPlate => ({ id: newId(), name: 'Plate 1', wells });
export const there = (index: number) => ({ id: newId(), index, name: `there-${index}`, sequence: 'GG' });
/** What each row costs. */
export const each = usd(180);

/** A product of these plates whose rows need a name, and nothing else. */
export function workedOut(
  read: ReadSheets,
  format: PlateFormat,
  plate: BuilderPlate = aPlate(),
  changes: Partial<PendingList<BuilderProject, 'position'>> = {},
) {
  const rules = plainPlateRules<Fault, BuilderProject>({
    format,
    minWells: 24,
    newPlate: (id, name) => ({ id, name, wells: [] }),
    faultsOf: ({ name }) => (name.trim() === '' ? [{ code: 'no_name', severity: 'error' }] : []),
  });
  const priceOf = ({ plates }: BuilderProject) => {
    const count = plates.reduce((sum, { wells }) => sum + wells.length, 0);
    return { subtotal: multiplyMoney(each, count), lines: [{ count, each }] };
  };
  const { againIsNextPlate, largerPlates, ...decided } = undecided;
  return plateListWork({ ...rules, priceOf }, newId)(read, {
    ...decided,
    project: { name: 'Any', plates: [plate], activePlateId: plate.id },
    placing: { order: 'by_row', spill: true, skipTaken: true, againIsNextPlate, largerPlates },
    ...changes,
  });
}
