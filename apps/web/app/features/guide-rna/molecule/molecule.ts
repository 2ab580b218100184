import { loadedPart } from '../../../platform/loading/loaded-part.tsx';

/** What will be made of a guide, and its label: loaded when there is a guide, or about to be one. */
export const Molecule = loadedPart(async () => (await import('./molecule-card.tsx')).MoleculeWithLabel);
