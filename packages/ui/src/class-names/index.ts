/** Joins the class names that apply. `classNames('a', open && 'b')` → "a b" or "a". */
export function classNames(...parts: readonly (string | false | null | undefined)[]): string {
  return parts.filter(Boolean).join(' ');
}
