/** What a notation can ask for beside the bases. `idt_ends` are the end groups that IDT sells as AltR1 and AltR2. */
export type Chemistry = 'methyl' | 'bond' | 'lna' | 'fluoro' | 'moe' | 'dna' | 'idt_ends';

/** A sugar that is written before its base; plain RNA has one too where a notation writes it out. */
export type Sugar = Exclude<Chemistry, 'bond' | 'idt_ends'> | 'rna';

/**
 * One letter before a base in capitals: `mG`, `rG`, `dG`, `fG`, `+G`. In small letters they would be letters for
 * several bases.
 */
export const sugarLetters: Readonly<Record<string, Sugar>> = {
  m: 'methyl',
  r: 'rna',
  d: 'dna',
  f: 'fluoro',
  '+': 'lna',
};

/** The same in words, with the quotation marks and hyphens that people put into them. */
export const sugarWords: readonly (readonly [RegExp, Sugar])[] = [
  [/2['\u2019\u2032`]?-?O-?Me(?:thyl)?-?/iy, 'methyl'],
  [/2['\u2019\u2032`]?-?(?:O-?)?MOE-?/iy, 'moe'],
  [/2['\u2019\u2032`]?-?F(?:luoro)?-?(?=[ACGTU[({])/y, 'fluoro'],
  [/LNA-?/y, 'lna'],
];

/** A phosphorothioate bond behind a base. */
export const bondSign = /[*\u2217\uff0a]|[Pp][Ss]|s/y;

/** White space and dashes between bases, which mean nothing. */
export const separator = /[\s\u200b\u2010-\u2015\u00b7-]+/y;

/** What stands in brackets is one thing: a base with its chemistry, a bond, or a word for either. */
export const bracketed = /\[([^[\]]{1,40})\]|\(([^()]{1,40})\)|\{([^{}]{1,40})\}/y;

/** IDT's names for what is no plain base. */
export const slashed = /\/([^/\n]{1,24})\//y;

/** A run that nothing here explains, as far as it is named: up to the next base. */
export const unexplained = /[rmdf+][A-Z]|[^\sACGTU]{1,24}?(?=[rmdf+]?[ACGTU]|[\s*/[({]|$)|./suy;

/** IDT's names of single bases: `/52FA/`, `/i2MOErG/`; the first letter says where it stands. */
export const slashedBases: readonly (readonly [RegExp, Sugar])[] = [
  [/^[5i3]?2F([ACGU])$/, 'fluoro'],
  [/^[5i3]?2MOEr([ACGTU])$/, 'moe'],
];

export const slashedEnds = /^[53]?AltR[12]$/i;

/**
 * Looked for first, because nearly all texts hold none of them: a mark, a bracket, or a small letter before or between
 * capital bases.
 */
export const hintOfNotation = /[*\u2217\uff0a[\](){}/+]|[mrdfs][ACGTU]|[ACGTU][Pp]?[sS]|2['\u2019\u2032`]?-?[OF]|LNA/;

/**
 * A text of nothing but such notation. It gives up at the first letter of a word, so that it can be asked of every part
 * of every line of a mail.
 */
export const notationOnly =
  /^(?:[\s\u200b\u2010-\u2015\u00b7*\u2217\uff0a+ACGTUacgtumrdfs-]|[Pp][Ss]|LNA|2['\u2019\u2032`]?-?(?:O-?)?(?:Me(?:thyl)?|MOE|F(?:luoro)?)|\/[^/\n]{1,24}\/|\[[^[\]]{1,40}\]|\([^()]{1,40}\)|\{[^{}]{1,40}\})+$/;
