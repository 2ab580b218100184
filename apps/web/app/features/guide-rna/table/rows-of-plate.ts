import { loadedPart } from '../../../platform/loading/loaded-part.tsx';

/** The guides of the plate in view as rows: an empty plate shows none unless they are asked for. */
export const RowsOfPlate = loadedPart(async () => (await import('./well-table.tsx')).WellTable);
