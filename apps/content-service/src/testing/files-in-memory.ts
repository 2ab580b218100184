import { buffer } from 'node:stream/consumers';
import type { MediaFiles } from '../media/index.ts';

/** The store's files in memory, with the keys of those that are there. */
export function filesInMemory(): MediaFiles & { readonly keys: () => readonly string[] } {
  const kept = new Map<string, Buffer>();
  return {
    put: async (key, bytes) => {
      kept.set(key, await buffer(bytes));
    },
    open: async (key, range) => {
      const bytes = kept.get(key);
      if (bytes === undefined) return null;
      const asked = range === undefined ? bytes : bytes.subarray(range.from, range.to + 1);
      // In uneven pieces, as a disk or a network has them.
      return (async function* () {
        for (let at = 0; at < asked.length; at += 65_536) yield asked.subarray(at, at + 65_536);
      })();
    },
    remove: async (key) => void kept.delete(key),
    keys: () => [...kept.keys()],
  };
}
