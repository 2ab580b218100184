import { shorten } from '@cutsite/domain/text';
import type { WellLabelling } from '../project/builder-store.ts';

/** What fits across a well of 56 px. The panel, the table and the spoken name give the whole. */
const longest = 7;

/** At most two lines in a well: the gene, then the guide. "EGFR-g2" → EGFR, g2. */
export function wellLabelLines(name: string, well: string, labelling: WellLabelling): readonly string[] {
  if (labelling === 'nothing') return [];
  if (labelling === 'well') return [well];
  const words = name.trim();
  const split = words.search(/[-_ ]/);
  if (split < 1) return [shortened(words)];
  return [shortened(words.slice(0, split)), shortened(words.slice(split + 1))].filter((line) => line !== '');
}

const shortened = (text: string): string => shorten(text, longest);
