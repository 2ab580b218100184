/** The name with the first number that is still free, and takes it. A name without a number gets one. */
export function nextName(name: string, taken: Set<string>, maxLetters: number): string {
  const trimmed = name.trim();
  if (trimmed === '') return name;
  const [, stem = trimmed, digits] = /^(.*?)(\d{1,9})$/.exec(trimmed) ?? [];
  const [start, from] = digits === undefined ? [`${trimmed}-`, 2] : [stem, Number(digits) + 1];
  for (let number = from; ; number += 1) {
    const text = String(number).padStart(digits?.length ?? 1, '0');
    const next = start.slice(0, maxLetters - text.length) + text;
    if (taken.has(next)) continue;
    taken.add(next);
    return next;
  }
}
