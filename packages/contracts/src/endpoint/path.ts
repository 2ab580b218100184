const placeholder = /\{(\w+)\}/g;

/** The names in a path: `/api/order/{id}/payment/` has `['id']`. */
export function pathNames(path: string): string[] {
  return [...path.matchAll(placeholder)].map((match) => match[1] ?? '');
}

/**
 * Puts values into a path, escaped.
 *
 * @throws Error when a value is missing.
 */
export function fillPath(path: string, params: Readonly<Record<string, unknown>>): string {
  return path.replace(placeholder, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`The path ${path} needs a value for ${name}`);
    return encodeURIComponent(value as string | number);
  });
}
