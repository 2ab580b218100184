import type { Tube } from '@cutsite/domain/guide-rna';
import { asRna } from './find-wells.ts';

/** The ids of the tubes whose name, sequence or position holds the text; a sequence is found without its marks, too. */
export function findTubes(tubes: readonly Tube[], text: string): readonly string[] {
  const words = text.trim().toLowerCase();
  if (words === '') return [];
  const bases = asRna(words);
  const holds = ({ name, sequence, position }: Tube) => {
    const typed = asRna(sequence.toLowerCase());
    return (
      name.toLowerCase().includes(words) ||
      position.toLowerCase() === words ||
      typed.includes(bases) ||
      typed.replace(/[m*]/g, '').includes(bases)
    );
  };
  return tubes.filter(holds).map(({ id }) => id);
}
