/**
 * A label as it is kept: without the invisible characters that web pages and spreadsheets leave in what is copied,
 * white space around it gone and inside it plain spaces. Empty where nothing visible is left.
 */
export function plainLabel(typed: string): string {
  const visible = typed.replace(/\p{Cf}/gu, '').replace(/\s/g, ' ');
  return visible.replace(/\p{C}/gu, '').trim();
}
