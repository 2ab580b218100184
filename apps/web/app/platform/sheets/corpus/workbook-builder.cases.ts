import { type PartToPack, zipFile } from './zip-builder.cases.ts';

/** Cells of a sheet: a text, or XML of a cell with `@` where its reference goes. */
export type Cells = readonly (readonly string[])[];

export interface SheetToBuild {
  readonly name: string;
  readonly cells: Cells;
}

export type Style = 'excel' | 'libreoffice' | 'inline' | 'prefixed' | 'without_references';

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

const reference = (row: number, column: number): string => `${String.fromCharCode(65 + column)}${row + 1}`;

/** Strings shared by all cells, as Excel and LibreOffice keep them. */
class SharedStrings {
  readonly #places = new Map<string, number>();

  placeOf(text: string): number {
    const place = this.#places.get(text) ?? this.#places.size;
    this.#places.set(text, place);
    return place;
  }

  xml(): string {
    const items = [...this.#places.keys()].map((text) => `<si><t xml:space="preserve">${escaped(text)}</t></si>`);
    return `${head}<sst xmlns="${main}" count="${items.length}" uniqueCount="${items.length}">${items.join('')}</sst>`;
  }
}

function cellXml(text: string, place: string, style: Style, strings: SharedStrings): string {
  if (text.startsWith('<')) return text.replace('@', place);
  if (text === '') return style === 'libreoffice' ? `<c r="${place}" s="0"/>` : '';
  if (style === 'inline') return `<c r="${place}" t="inlineStr"><is><t>${escaped(text)}</t></is></c>`;
  if (style === 'without_references') return `<c t="s"><v>${strings.placeOf(text)}</v></c>`;
  if (style === 'prefixed') return `<x:c r="${place}" t="s"><x:v>${strings.placeOf(text)}</x:v></x:c>`;
  return `<c r="${place}" s="0" t="s"><v>${strings.placeOf(text)}</v></c>`;
}

function sheetXml(cells: Cells, style: Style, strings: SharedStrings): string {
  const p = style === 'prefixed' ? 'x:' : '';
  const rows = cells.map((row, at) => {
    const inside = row.map((text, column) => cellXml(text, reference(at, column), style, strings)).join('');
    const number = style === 'without_references' ? '' : ` r="${at + 1}"`;
    const more = style === 'libreoffice' ? ' customFormat="false" ht="12.8" hidden="false" outlineLevel="0"' : '';
    return `<${p}row${number}${more}>${inside}</${p}row>`;
  });
  // LibreOffice ends a sheet with the last row there is, to keep its height.
  if (style === 'libreoffice') rows.push('<row r="1048576" customFormat="false" ht="12.8"/>');
  const space = style === 'prefixed' ? `xmlns:x="${main}"` : `xmlns="${main}"`;
  const dimension = style === 'excel' ? `<dimension ref="A1:D${cells.length}"/>` : '';
  const trim =
    style === 'excel' ? '<pageMargins left="0.7" right="0.7" top="0.75" bottom="0.75" header="0.3" footer="0.3"/>' : '';
  return `${head}<${p}worksheet ${space}>${dimension}<${p}sheetData>${rows.join('')}</${p}sheetData>${trim}</${p}worksheet>`;
}

/** Number formats: 0 general, 1 a day and month, as Excel shows 1-Mar. */
const styles = `${head}<styleSheet xmlns="${main}"><fonts count="1"><font/></fonts><fills count="1"><fill/></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="16" applyNumberFormat="1"/></cellXfs></styleSheet>`;

/** The parts of a workbook, to be packed as they are or after something was done to them. */
export function workbookParts(sheets: readonly SheetToBuild[], style: Style = 'excel'): PartToPack[] {
  const strings = new SharedStrings();
  const bodies = sheets.map(({ cells }) => sheetXml(cells, style, strings));
  const list = sheets.map(({ name }, at) => `<sheet name="${escaped(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`);
  const links = sheets.map(
    (_, at) => `<Relationship Id="rId${at + 1}" Type="${office}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`,
  );
  const types = sheets.map(
    (_, at) =>
      `<Override PartName="/xl/worksheets/sheet${at + 1}.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/>`,
  );
  return [
    {
      name: '[Content_Types].xml',
      text: `${head}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/>${types.join('')}</Types>`,
    },
    {
      name: '_rels/.rels',
      text: `${head}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    },
    {
      name: 'xl/workbook.xml',
      text: `${head}<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${list.join('')}</sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      text: `${head}<Relationships xmlns="${packages}/relationships">${links.join('')}<Relationship Id="rId90" Type="${office}/sharedStrings" Target="sharedStrings.xml"/><Relationship Id="rId91" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
    },
    ...bodies.map((text, at) => ({ name: `xl/worksheets/sheet${at + 1}.xml`, text })),
    { name: 'xl/sharedStrings.xml', text: strings.xml() },
    { name: 'xl/styles.xml', text: styles },
  ];
}

/** A workbook with these sheets, as the program named by `style` writes it. */
export const workbook = (sheets: readonly SheetToBuild[], style?: Style): Promise<Uint8Array> =>
  zipFile(workbookParts(sheets, style));
