/** The guide in the drawing: a TP53 target of SpCas9, with what follows it in the genome. */
export const drawnGuide = 'CCAUUGUUCAAUAUCGUCCG';
/** The genome around it: the target strand's neighbour as DNA, then the PAM. */
export const drawnPam = 'GGG';
/** SpCas9 cuts three nucleotides before the PAM. */
export const cutBeforePam = 3;

const complements: Record<string, string> = { A: 'T', C: 'G', G: 'C', T: 'A', U: 'A' };

/** The base that pairs with this one on a DNA strand. */
export function complementOf(base: string): string {
  return complements[base] ?? base;
}
