import {
  type DesignEditor,
  type DnaFault,
  type DnaSequence,
  findSites,
  type GuideSite,
  readDna,
} from '@cutsite/domain/guide-design';
import type { Result } from '@cutsite/domain/result';

/** What is looked for: the sites of an editor, with targets of so many bases. */
export interface WantedSites {
  readonly editor: DesignEditor;
  readonly length: number;
}

/** What a search found, or why the text cannot be searched. */
export type FoundSites = Result<
  {
    readonly editor: DesignEditor;
    readonly length: number;
    readonly sequences: readonly DnaSequence[];
    readonly sites: readonly GuideSite[];
  },
  DnaFault
>;

/** Reads the text and finds every site of the editor in it. */
export function searchSites(text: string, { editor, length }: WantedSites): FoundSites {
  const read = readDna(text);
  if (!read.ok) return read;
  return { ok: true, value: { editor, length, sequences: read.value, sites: findSites(read.value, editor, length) } };
}
