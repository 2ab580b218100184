import type { NumberRange, PriceScope } from './price-list.ts';

/**
 * The options and ranges of a scope by the fields that the specification gives a price record (PR-3, PR-4), with
 * `null` for "any"; what it has no field for stands beside them by name. Files, tables and the wire have this form.
 */
export interface SpecifiedScope {
  readonly yieldOptions: readonly string[] | null;
  readonly modifiedOptions: readonly string[] | null;
  readonly nucleaseOptions: readonly string[] | null;
  readonly minLength: number | null;
  readonly maxLength: number | null;
  readonly furtherOptions: PriceScope['options'];
  readonly furtherRanges: PriceScope['ranges'];
}

/** The options that have a field of their own, with the names that they have in a scope. */
const specifiedOptions = {
  yieldOptions: 'yield',
  modifiedOptions: 'modifications',
  nucleaseOptions: 'nuclease',
} as const;

/** The range that has fields of its own: `minLength` and `maxLength`. */
const specifiedRange = 'length';

type OptionField = keyof typeof specifiedOptions;
const optionFields = Object.entries(specifiedOptions) as [OptionField, string][];

/** What the specified fields say; a field that is left out is "any". */
export function scopeOfSpecified(fields: Partial<SpecifiedScope>): Pick<PriceScope, 'options' | 'ranges'> {
  const options: Record<string, readonly string[]> = { ...fields.furtherOptions };
  for (const [field, name] of optionFields) {
    const words = fields[field] ?? null;
    if (words !== null) options[name] = words;
  }
  const ranges: Record<string, NumberRange> = { ...fields.furtherRanges };
  const { minLength: min = null, maxLength: max = null } = fields;
  if (min !== null || max !== null) ranges[specifiedRange] = { min, max };
  return { options, ranges };
}

/** The other way round. */
export function specifiedScope({ options, ranges }: Pick<PriceScope, 'options' | 'ranges'>): SpecifiedScope {
  const furtherOptions = { ...options };
  for (const [, name] of optionFields) delete furtherOptions[name];
  const { [specifiedRange]: length, ...furtherRanges } = ranges;
  return {
    yieldOptions: options[specifiedOptions.yieldOptions] ?? null,
    modifiedOptions: options[specifiedOptions.modifiedOptions] ?? null,
    nucleaseOptions: options[specifiedOptions.nucleaseOptions] ?? null,
    minLength: length?.min ?? null,
    maxLength: length?.max ?? null,
    furtherOptions,
    furtherRanges,
  };
}
