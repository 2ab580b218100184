import { loadedPart } from '../../../platform/loading/loaded-part.tsx';

/** Every fault of every plate: loaded when there are guides, or about to be some. */
export const AllFaults = loadedPart(async () => (await import('./plate-fault-list.tsx')).PlateFaultList);
