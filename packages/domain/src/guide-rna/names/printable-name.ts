import { trimCharacters } from '../../text/index.ts';
import { hasOnlyNameCharacters, nameMaxLength } from './name-rules.ts';

/** Letters that labels cannot print and everybody spells out alike. */
const spelledOut: Readonly<Record<string, string>> = {
  α: 'alpha',
  β: 'beta',
  γ: 'gamma',
  δ: 'delta',
  ε: 'epsilon',
  κ: 'kappa',
  λ: 'lambda',
  μ: 'u',
  ω: 'omega',
  ß: 'ss',
  ø: 'o',
  æ: 'ae',
};

/** Written small inside a name, and invisible: dropped without a replacement. */
const unseen = /[\u00ad\u200b-\u200f\u2060\ufeff"'`´‘’‚‛“”„‟′″]/g;

/**
 * A name without what no eye tells and no label carries: quotes, invisible characters, white space around and doubled.
 */
export const tidyName = (name: string): string => name.replace(unseen, '').replace(/\s+/g, ' ').trim();

/**
 * A name with the characters that a label can carry: accents dropped, Greek spelled out, and every other run of
 * characters one hyphen: `CTNNB1/g1` → `CTNNB1-g1`. Empty where nothing printable is left. The length is not looked at.
 */
export function printableName(name: string): string {
  const tidy = tidyName(name);
  if (hasOnlyNameCharacters(tidy)) return tidy;
  const spelled = tidy
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9 _-]/g, (letter) => spelledOut[letter.toLowerCase()] ?? letter)
    .replace(/ ?[^A-Za-z0-9 _-]+ ?/g, '-')
    .replace(/--+/g, '-');
  return trimCharacters(spelled, '- ');
}

/** What the bench writes for long words. A number behind such a word moves up to it: `exon 3` → `ex3`. */
const shortForms: Readonly<Record<string, string>> = {
  exon: 'ex',
  intron: 'in',
  guide: 'g',
  grna: 'g',
  sgrna: 'g',
  target: 't',
  control: 'ctrl',
  negative: 'neg',
  positive: 'pos',
  nontargeting: 'NT',
  scrambled: 'scr',
  replicate: 'rep',
  variant: 'v',
  transcript: 'tx',
  promoter: 'prom',
  enhancer: 'enh',
  upstream: 'up',
  downstream: 'dn',
  domain: 'dom',
  region: 'reg',
  position: 'pos',
  forward: 'fwd',
  reverse: 'rev',
  knockout: 'KO',
  mutant: 'mut',
  human: 'hs',
  mouse: 'mm',
  version: 'v',
  number: 'n',
};

/** The last word tells rows apart, so it is kept whole up to this length. */
const maxTailLength = 8;

/**
 * A printable name of at most `max` characters, those of a row if left out: `CTNNB1 exon 3 guide 12` →
 * `CTNNB1-ex3-g12`. Known words are shortened first; what is still too long loses letters in front of its last word,
 * which is usually the number of the guide.
 */
export function shortName(name: string, max = nameMaxLength): string {
  if (name.length <= max) return name;
  const parts: string[] = [];
  let shortened = false;
  for (const word of name.split(/[ _-]+/).filter((part) => part !== '')) {
    const short = shortForms[word.toLowerCase()];
    if (shortened && /^\d+[a-z]?$/i.test(word)) parts.push((parts.pop() ?? '') + word);
    else parts.push(short ?? word);
    shortened = short !== undefined;
  }
  const joined = parts.join('-');
  if (joined.length <= max) return joined;
  const tail = parts.at(-1) ?? '';
  if (parts.length === 1 || tail.length > maxTailLength) return joined.slice(0, max).replace(/-+$/, '');
  const head = joined.slice(0, max - tail.length - 1).replace(/-+$/, '');
  return `${head}-${tail}`;
}

/**
 * Returns names that no other row has yet: the name itself, or the name with -2, -3 … behind it, cut so that it stays
 * within `max` characters. Names that differ in letter case only count as taken. Linear in the names returned.
 */
export function nameGiver(taken: Iterable<string>, max = nameMaxLength): (name: string) => string {
  const used = new Set<string>();
  for (const name of taken) used.add(name.toLowerCase());
  const next = new Map<string, number>();
  return (name) => {
    let given = name;
    let number = next.get(name.toLowerCase()) ?? 2;
    while (used.has(given.toLowerCase())) {
      const suffix = `-${number}`;
      number += 1;
      given = name.slice(0, max - suffix.length).replace(/[- ]+$/, '') + suffix;
    }
    next.set(name.toLowerCase(), number);
    used.add(given.toLowerCase());
    return given;
  };
}
