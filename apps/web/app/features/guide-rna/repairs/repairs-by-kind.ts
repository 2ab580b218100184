import { loadedPart } from '../../../platform/loading/loaded-part.tsx';

/** Repairs of guides by kind: loaded when there are guides, or about to be some. */
export const GuideRepairKinds = loadedPart(async () => (await import('./guide-repair-kinds.tsx')).GuideRepairKinds);
