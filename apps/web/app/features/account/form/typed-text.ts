/** What was typed into a field of a form; a field that is not there counts as empty. */
export function typedText(typed: FormData, field: string): string {
  const value = typed.get(field);
  return typeof value === 'string' ? value : '';
}
