const pageNumber = /^[1-9]\d{0,3}$/;

/** Whether this is the number of a page that a list can have. */
export const isPage = (text: string): boolean => pageNumber.test(text);

/** The page that the address of a list asks for, from 1; the first where it says nothing that can be one. */
export function pageOf(params: URLSearchParams): number {
  const page = params.get('page') ?? '';
  return isPage(page) ? Number(page) : 1;
}

/** The address with some fields changed: an empty value takes a filter off, and another filter begins at page one. */
export function changedParams(params: URLSearchParams, fields: Readonly<Record<string, string>>): URLSearchParams {
  const next = new URLSearchParams(params);
  if (!('page' in fields)) next.delete('page');
  for (const [name, value] of Object.entries(fields)) {
    if (value === '') next.delete(name);
    else next.set(name, value);
  }
  return next;
}
