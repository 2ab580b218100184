import { isOneLine } from '../text/index.ts';

/** Why a name of a person or company cannot be taken. */
export type NameFault = 'name_required' | 'name_too_long' | 'name_unprintable';

/** Characters at most, counted as people count them (code points). Ours: no limit is given. */
export const nameLimits = { first_name: 100, last_name: 100, company_name: 200 } as const;

/** Checks a name as typed: something printable on one line. Which letters people's names have is not ours to say. */
export function checkPersonalName(typed: string, longest: number): NameFault | null {
  const name = typed.trim();
  if (name === '') return 'name_required';
  if (Array.from(name).length > longest) return 'name_too_long';
  return isOneLine(name) ? null : 'name_unprintable';
}
