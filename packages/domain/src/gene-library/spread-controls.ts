/**
 * A list in another order: its controls stand evenly between the genes, so that each plate and each part of a plate has
 * its share of them, and controls of different kinds take turns. Genes and equal controls keep their order.
 */
export function spreadControls<Name>(names: readonly Name[], kindOf: (name: Name) => string | null): readonly Name[] {
  const kinds = new Map<string, Name[]>();
  const genes: Name[] = [];
  for (const name of names) {
    const kind = kindOf(name);
    if (kind === null) genes.push(name);
    else kinds.set(kind, [...(kinds.get(kind) ?? []), name]);
  }
  const controls: Name[] = [];
  for (let turn = 0; controls.length < names.length - genes.length; turn += 1)
    for (const own of kinds.values()) controls.push(...own.slice(turn, turn + 1));
  const spread: Name[] = [];
  let [gene, control] = [0, 0];
  for (let at = 0; at < names.length; at += 1) {
    // The place of a control is the middle of its share of the list.
    const isNext = control < controls.length && at >= Math.floor(((control + 0.5) * names.length) / controls.length);
    const next = isNext || gene >= genes.length ? controls[control++] : genes[gene++];
    if (next !== undefined) spread.push(next);
  }
  return spread;
}
