import { loadedPart } from '../../../platform/loading/loaded-part.tsx';

/** What the printer gets: an empty project has nothing for it. */
export const Paper = loadedPart(async () => (await import('./print-sheet.tsx')).GuidePrintSheet);
