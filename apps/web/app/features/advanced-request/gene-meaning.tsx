import type { NameOfGene } from '../../platform/form/form-control.ts';
import { loadedPart } from '../../platform/loading/loaded-part.tsx';

/** The list of genes and what reads it are loaded where a form asks for a gene. */
const GeneMeaning = loadedPart(async () => (await import('../../genes/names/gene-answer.tsx')).GeneMeaning);

/** What the name of a gene means, by the rules of every order screen. */
export const geneMeaning = (name: NameOfGene) => (name.typed.trim() === '' ? null : <GeneMeaning {...name} />);
