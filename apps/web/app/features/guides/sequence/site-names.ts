import { type DnaSequence, type GuideSite, guideName } from '@cutsite/domain/guide-design';

/** Which site it is: its sequence, place and strand. */
export const keyOfSite = ({ sequence, start, strand }: GuideSite): string => `${sequence} ${start} ${strand}`;

/**
 * Names for all sites of a search: the sequence's name, and the number of the site along it, so that a name means the
 * same site however the table is put in order.
 */
export function siteNames(sequences: readonly DnaSequence[], sites: readonly GuideSite[]): ReadonlyMap<string, string> {
  const counts = new Map<number, number>();
  const shared = new Set<string>();
  return new Map(
    sites.map((site) => {
      const number = (counts.get(site.sequence) ?? 0) + 1;
      counts.set(site.sequence, number);
      const of = sequences[site.sequence]?.name ?? '';
      const plain = guideName(of, number);
      // Long names of sequences that begin alike are cut to the same letters.
      const name = shared.has(plain) ? guideName(`s${site.sequence + 1}_${of}`, number) : plain;
      shared.add(name);
      return [keyOfSite(site), name];
    }),
  );
}
