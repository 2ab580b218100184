import { validate } from 'uuid';

/** The id of an item as it stands in a path; null when there can be no such item. */
export function itemId(text: string): string | null {
  return validate(text) ? text.toLowerCase() : null;
}
