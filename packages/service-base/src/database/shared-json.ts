import { types } from 'pg';
import { typeParser } from './connect.ts';

/**
 * Reads a JSON text of an answer once where the rows of a column repeat it: they share the object then, which nobody
 * may change. For statements whose rows are alike: of a cart of 30 tubes, prices and reports are. Only the row before
 * is looked at: comparing two texts costs far less than finding one among all.
 */
export function sharedJson(): { readonly getTypeParser: typeof types.getTypeParser } {
  // The driver asks once for each column.
  const getTypeParser = (oid: Parameters<typeof types.getTypeParser>[0], format?: 'text') =>
    oid === types.builtins.JSONB ? readingRepeatsOnce() : typeParser(oid, format);
  return { getTypeParser: getTypeParser as typeof types.getTypeParser };
}

function readingRepeatsOnce(): (text: string) => unknown {
  let before: string | null = null;
  let value: unknown;
  return (text) => {
    if (text !== before) {
      value = JSON.parse(text);
      before = text;
    }
    return value;
  };
}
