/**
 * A name like this one that is not taken: itself, or with the smallest number from 2 on that is free, cut so that it
 * still fits. `taken` holds names as they are compared, trimmed.
 */
export function freeName(name: string, taken: ReadonlySet<string>, maxLength: number): string {
  const wanted = name.trim();
  if (!taken.has(wanted)) return wanted;
  for (let number = 2; ; number += 1) {
    const ending = `-${number}`;
    const candidate = `${wanted.slice(0, maxLength - ending.length).trimEnd()}${ending}`;
    if (!taken.has(candidate)) return candidate;
  }
}
