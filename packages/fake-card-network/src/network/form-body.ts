/** The fields of a call in the card network's form encoding: `a[b][c]=1` is `a.b.c`. */
export type FormBody = ReadonlyMap<string, string>;

/** Reads a form body; keys keep their path with dots in it. */
export function readForm(text: string): FormBody {
  const fields = new Map<string, string>();
  for (const [key, value] of new URLSearchParams(text)) {
    fields.set(key.replaceAll(/\[([^\]]*)\]/g, '.$1'), value);
  }
  return fields;
}

/** The fields under a prefix, without it: `metadata`. */
export function fieldsUnder(form: FormBody, prefix: string): Record<string, string> {
  const under = [...form].filter(([key]) => key.startsWith(`${prefix}.`));
  return Object.fromEntries(under.map(([key, value]) => [key.slice(prefix.length + 1), value]));
}
