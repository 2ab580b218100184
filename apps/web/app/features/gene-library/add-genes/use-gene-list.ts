import type { PlateFormat } from '@cutsite/domain/labware';
import { useEffect, useState } from 'react';
import type { Source } from '../../../builder/list-import/read-source.ts';
import { fileLimits } from '../../../platform/sheets/file-limits.ts';
import { fileRefusalMessages } from '../../../platform/sheets/file-refusal.ts';
import { readFile, readText } from '../../../platform/sheets/read-file.ts';
import { type GeneRefusal, type ReadGenes, readGenes } from './read-genes.ts';

const refusal = (message: string): GeneRefusal => ({ kind: 'refused', message, laidOutFor: null, hasNames: false });

async function readTables(source: Source) {
  if (source.kind === 'text') return readText(source.text);
  const tables = [];
  for (const file of source.files) {
    if (file.size > fileLimits.bytes) return { ok: false, error: 'too_large' } as const;
    const read = await readFile(new Uint8Array(await file.arrayBuffer()));
    if (!read.ok) return read;
    tables.push(...read.value);
  }
  return { ok: true, value: tables } as const;
}

interface HowToRead {
  readonly format: PlateFormat;
  /** Plates of the project that hold something. */
  readonly plates: number;
  readonly asNames: boolean;
}

/** What the source holds; null while there is none or it is being read. */
export function useGeneList(source: Source | null, { format, plates, asNames }: HowToRead): ReadGenes | null {
  const [read, setRead] = useState<{ readonly of: Source; readonly tables: Awaited<ReturnType<typeof readTables>> }>();
  useEffect(() => {
    if (source === null) return;
    let isLast = true;
    readTables(source).then(
      (tables) => (isLast ? setRead({ of: source, tables }) : undefined),
      () => (isLast ? setRead({ of: source, tables: { ok: false, error: 'damaged' } }) : undefined),
    );
    return () => {
      isLast = false;
    };
  }, [source]);
  if (source === null || read === undefined || read.of !== source) return null;
  if (!read.tables.ok) return refusal(fileRefusalMessages[read.tables.error]);
  return readGenes(read.tables.value, source.kind === 'text' ? source.text : null, format, plates, asNames);
}
