import { types } from 'pg';
import { typeParser } from './connect.ts';

/** Longer texts are seldom alike, and comparing them costs as much as reading them. */
const longestShared = 2_000;

/**
 * Reads each different JSON text of an answer once: rows with the same text share the object, which nobody may change
 * then. For statements whose rows repeat themselves: of a cart of 30 tubes, prices and reports are alike.
 */
export function sharedJson(): { readonly getTypeParser: typeof types.getTypeParser } {
  const read = new Map<string, unknown>();
  const parse = (text: string): unknown => {
    if (text.length > longestShared) return JSON.parse(text);
    let value = read.get(text);
    if (value === undefined) {
      value = JSON.parse(text);
      read.set(text, value);
    }
    return value;
  };
  const getTypeParser = (oid: Parameters<typeof types.getTypeParser>[0], format?: 'text') =>
    oid === types.builtins.JSONB ? parse : typeParser(oid, format);
  return { getTypeParser: getTypeParser as typeof types.getTypeParser };
}
