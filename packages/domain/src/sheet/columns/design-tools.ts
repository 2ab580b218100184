import { type Header, headingsNotRead } from './find-columns.ts';
import type { ColumnPlaces } from './sheet-columns.ts';

/** Numbers beyond any well of any plate: a place in a genome. */
const beyondWells = 1_536;

const withColumns = (header: Header, columns: ColumnPlaces): Header => ({
  ...header,
  columns,
  otherHeadings: headingsNotRead(header.headings, columns),
});

/** A column headed Position that holds places in a genome, as design tools write it, is no column of wells. */
export function withoutGenomePlaces(header: Header, below: readonly (readonly string[])[]): Header {
  const { well } = header.columns;
  if (well === null) return header;
  const numbers = below.map((row) => (row[well] ?? '').replace(/[,\s]/g, '')).filter((cell) => cell !== '');
  const isPlaces =
    numbers.every((cell) => /^\d{1,12}$/.test(cell)) && numbers.some((cell) => Number(cell) > beyondWells);
  return isPlaces ? withColumns(header, { ...header.columns, well: null }) : header;
}

/** Headings of gene symbols, as design tools and libraries write them. */
const ofGenes = /^(target )?(gene|gene symbol|symbol|gene name|symbol \S{1,8})$/;

/** Design tools give guides no names: they are called after their genes then, and told apart by the repair of repeated names. */
export function withGeneNames(header: Header): Header {
  if (header.columns.name !== null) return header;
  const used = new Set(Object.values(header.columns));
  const genes = header.headings.findIndex(
    (heading, place) => !used.has(place) && ofGenes.test(heading.toLowerCase().replace(/[\s_.-]+/g, ' ')),
  );
  return genes === -1 ? header : withColumns(header, { ...header.columns, name: genes });
}
