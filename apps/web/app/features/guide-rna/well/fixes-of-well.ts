import { loadedPart } from '../../../platform/loading/loaded-part.tsx';

/** What mends the well: an empty one has nothing wrong. */
export const FixesOfWell = loadedPart(async () => (await import('./guide-fixes.tsx')).GuideFixes);
