import { lazy, Suspense } from 'react';
import type { NameOfGene } from '../../platform/form/form-control.ts';

/** The list of genes and what reads it are loaded where a form asks for a gene. */
const GeneMeaning = lazy(async () => ({ default: (await import('../../genes/names/gene-answer.tsx')).GeneMeaning }));

/** What the name of a gene means, by the rules of every order screen. */
export const geneMeaning = (name: NameOfGene) => (
  <Suspense>
    <GeneMeaning {...name} />
  </Suspense>
);
