import { loadedPart } from '../../platform/loading/loaded-part.tsx';

/** What is known of one gene beyond the list: loaded with the first gene that is shown. */
export const AboutGene = loadedPart(async () => (await import('./about-gene.tsx')).AboutGene);
