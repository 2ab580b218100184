import type { MarkedAs } from './project.ts';

/** What a control shows: that nothing happens without a cut, or that cutting works. */
export type Control = Exclude<MarkedAs, 'guide'>;

/**
 * Names of controls, as words: NTC-1, NT_2, non-targeting 3, neg ctrl, scrambled, AAVS1 control, pos-ctrl. The number
 * behind them counts them. `NT5E` and `POSTN` are genes, so a short word has to stand alone.
 */
const controlNames: readonly (readonly [Control, RegExp])[] = [
  [
    'negative_control',
    /^(?:ntc?|ntg|nc|neg(?:ative)?|non ?target(?:ing|ed)?|non ?specific|scr(?:ambled?)?|mock|no ?target|safe ?harbou?r|safe ?target(?:ing)?)(?: (?:ctrl|control|ctl))?$/,
  ],
  ['negative_control', /^(?:ctrl|control|ctl) (?:neg(?:ative)?|ntc?)$/],
  ['positive_control', /^(?:pc|pos(?:itive)?)(?: (?:ctrl|control|ctl))?$/],
  ['positive_control', /^(?:ctrl|control|ctl) pos(?:itive)?$/],
  // Behind a gene: RELA-pos, PLK1 positive control, AAVS1 neg ctrl.
  ['negative_control', / (?:ntc|neg(?:ative)?|non ?targeting)(?: (?:ctrl|control|ctl))?$/],
  ['positive_control', / pos(?:itive)?(?: (?:ctrl|control|ctl))?$/],
];

/** In small letters, with single spaces for what joins words, and without the number or the word for guide behind. */
const plainName = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[\s_./#:-]+/g, ' ')
    .trim()
    .replace(/(?: (?:guides?|sgrnas?|grnas?|sg|g))? ?\d+$/, '')
    .replace(/ (?:guides?|sgrnas?|grnas?|sg|g)$/, '')
    .trim();

/** The control that a name speaks of; null where it is the name of a guide like any other. */
function controlNamed(name: string): Control | null {
  if (name.length > 60) return null;
  const words = plainName(name);
  const [found = null] = controlNames.find(([, pattern]) => pattern.test(words)) ?? [];
  return found;
}

/** What a row is as a control: as the customer says, and otherwise by its name. Null for a guide. */
export function controlOf({
  name,
  markedAs,
}: {
  readonly name: string;
  readonly markedAs?: MarkedAs | undefined;
}): Control | null {
  if (markedAs === undefined) return controlNamed(name);
  return markedAs === 'guide' ? null : markedAs;
}
