/** Why a name of a person or company cannot be taken. */
export type NameFault = 'name_required' | 'name_too_long' | 'name_unprintable';

/** Characters at most, counted as people count them (code points). Ours: no limit is given. */
export const nameLimits = { first_name: 100, last_name: 100, company_name: 200 } as const;

/**
 * Control characters, line breaks, and what turns the direction of the text after it around (Unicode's Bidi_Control),
 * by which a name can change how the sentence reads in which it stands. Names in Arabic or Hebrew need none of them.
 */
const unprintable = /[\p{Cc}\p{Bidi_Control}\u2028\u2029]/u;

/** Checks a name as typed: something printable on one line. Which letters people's names have is not ours to say. */
export function checkPersonalName(typed: string, longest: number): NameFault | null {
  const name = typed.trim();
  if (name === '') return 'name_required';
  if (Array.from(name).length > longest) return 'name_too_long';
  return unprintable.test(name) ? 'name_unprintable' : null;
}
