interface KnownType {
  readonly ending: string;
  readonly type: string;
  readonly isPicture?: true;
  /** It is saved by the browser, and never shown or played. */
  readonly isSaved?: true;
  readonly begins: (bytes: Buffer) => boolean;
}

const ascii = (bytes: Buffer, from: number, to: number): string => bytes.toString('latin1', from, to);
/** Brands of films that browsers play; those of pictures and of Apple's own players are none. */
const filmBrands = ['isom', 'iso2', 'iso4', 'iso5', 'iso6', 'mp41', 'mp42', 'avc1', 'dash', 'M4V ', 'MSNV'];

const isZip = (bytes: Buffer): boolean => ascii(bytes, 0, 4) === 'PK\u0003\u0004' && bytes.length >= 30;

/** The first file in an archive says what it is: a workbook begins with its list of parts or its relations. */
const beginsAsWorkbook = (bytes: Buffer): boolean =>
  isZip(bytes) && /^(\[Content_Types\]\.xml|_rels\/|xl\/|docProps\/)/.test(ascii(bytes, 30, 64));

/** Words alone: nothing that no table has, and not the beginning of a page, a paper or a program. */
const beginsAsTable = (bytes: Buffer): boolean => {
  const begin = ascii(bytes, 0, 64).replace(/^\u00ef\u00bb\u00bf/, '');
  return (
    begin.trim() !== '' &&
    !/[^\t\r\n\u0020-\u007e\u0080-\u00fd]/.test(begin) &&
    !/^\s*(<|%PDF-|MZ|PK|#!|\{\\rtf)/.test(begin)
  );
};

const isJpeg = (bytes: Buffer): boolean => bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff;

/** What is taken besides drawings: by the ending and the first bytes, which have to agree (promise F2). */
export const knownTypes: readonly KnownType[] = [
  { ending: 'pdf', type: 'application/pdf', begins: (bytes) => ascii(bytes, 0, 5) === '%PDF-' },
  {
    ending: 'wav',
    type: 'audio/wav',
    begins: (bytes) => ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WAVE',
  },
  {
    ending: 'mp3',
    type: 'audio/mpeg',
    begins: (bytes) => ascii(bytes, 0, 3) === 'ID3' || (bytes[0] === 0xff && ((bytes[1] ?? 0) & 0xe0) === 0xe0),
  },
  { ending: 'ogg', type: 'audio/ogg', begins: (bytes) => ascii(bytes, 0, 4) === 'OggS' },
  {
    ending: 'mp4',
    type: 'video/mp4',
    begins: (bytes) => ascii(bytes, 4, 8) === 'ftyp' && filmBrands.includes(ascii(bytes, 8, 12)),
  },
  {
    ending: 'webm',
    type: 'video/webm',
    // The head of Matroska, and in it the name of the narrower kind that browsers play.
    begins: (bytes) =>
      ascii(bytes, 0, 4) === '\u001aE\u00df\u00a3' && ascii(bytes, 4, 64).includes('B\u0082\u0084webm'),
  },
  { ending: 'csv', type: 'text/csv', isSaved: true, begins: beginsAsTable },
  {
    ending: 'xlsx',
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    isSaved: true,
    begins: beginsAsWorkbook,
  },
  { ending: 'zip', type: 'application/zip', isSaved: true, begins: isZip },
  { ending: 'jpg', type: 'image/jpeg', isPicture: true, begins: isJpeg },
  { ending: 'jpeg', type: 'image/jpeg', isPicture: true, begins: isJpeg },
  {
    ending: 'png',
    type: 'image/png',
    isPicture: true,
    begins: (bytes) => ascii(bytes, 0, 8) === '\u0089PNG\r\n\u001a\n',
  },
  {
    ending: 'webp',
    type: 'image/webp',
    isPicture: true,
    begins: (bytes) => ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP',
  },
  {
    ending: 'avif',
    type: 'image/avif',
    isPicture: true,
    begins: (bytes) => ascii(bytes, 4, 8) === 'ftyp' && ['avif', 'mif1'].includes(ascii(bytes, 8, 12)),
  },
];

/** Types of what is saved, and never shown. */
export const savedTypes: ReadonlySet<string> = new Set(
  knownTypes.flatMap(({ type, isSaved }) => (isSaved === true ? [type] : [])),
);
