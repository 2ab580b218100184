import type { GenomePlace } from '@cutsite/domain/gene';

/** "chr17:7,675,184–7,675,203, + strand" */
export function placeText(place: GenomePlace | null): string {
  if (place === null) return 'not known';
  const [start, end] = [place.start, place.end].map((base) => base.toLocaleString('en-US'));
  return `${place.chromosome}:${start}–${end}, ${place.strand === '+' ? '+' : '−'} strand`;
}
