import { maxSearchedAtOnce } from '@cutsite/contracts/gene-catalogue';
import { useState } from 'react';

type Groups = readonly (readonly string[])[];

/**
 * Groups of names, each to be asked for in one call: those there are, and new ones for names that are in none. A group
 * never changes, so that one more name asks for nothing that is known already.
 *
 * @param most names a group
 */
export function groupsWith(groups: Groups, names: readonly string[], most: number): Groups {
  const grouped = new Set(groups.flat());
  const fresh = [...new Set(names)].filter((name) => !grouped.has(name));
  if (fresh.length === 0) return groups;
  const more = Array.from({ length: Math.ceil(fresh.length / most) }, (_, at) =>
    fresh.slice(at * most, (at + 1) * most),
  );
  return [...groups, ...more];
}

/**
 * The groups in which names are asked for, as many a call as the service takes.
 *
 * @param scope groups begin anew when it is another: the genome
 */
export function useAskedGroups(scope: string, names: readonly string[]): Groups {
  const [asked, setAsked] = useState<{ readonly scope: string; readonly groups: Groups }>({ scope, groups: [] });
  const groups = groupsWith(asked.scope === scope ? asked.groups : [], names, maxSearchedAtOnce);
  if (asked.scope !== scope || asked.groups !== groups) setAsked({ scope, groups });
  const wanted = new Set(names);
  return groups.filter((group) => group.some((name) => wanted.has(name)));
}
