import {
  type DesignEditor,
  type DnaFault,
  type DnaSequence,
  findSites,
  type GuideSite,
  readDna,
} from '@cutsite/domain/guide-design';
import type { Result } from '@cutsite/domain/result';

/** What a search found, or why the text cannot be searched. */
export type FoundSites = Result<
  {
    readonly editor: DesignEditor;
    readonly sequences: readonly DnaSequence[];
    readonly sites: readonly GuideSite[];
  },
  DnaFault
>;

/** Reads the text and finds every site of the editor in it. */
export function searchSites(text: string, editor: DesignEditor): FoundSites {
  const read = readDna(text);
  if (!read.ok) return read;
  return { ok: true, value: { editor, sequences: read.value, sites: findSites(read.value, editor) } };
}
