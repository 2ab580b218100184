import type { GenomePlace } from '@cutsite/domain/gene';
import { groupedDigits } from '@cutsite/domain/text';

/** "chr17:7,675,184–7,675,203, + strand" */
export function placeText(place: GenomePlace | null): string {
  if (place === null) return 'not known';
  const [start, end] = [place.start, place.end].map((base) => groupedDigits(base));
  return `${place.chromosome}:${start}–${end}, ${place.strand === '+' ? '+' : '−'} strand`;
}
