interface KnownType {
  readonly ending: string;
  readonly type: string;
  readonly isPicture?: true;
  readonly begins: (bytes: Buffer) => boolean;
}

const ascii = (bytes: Buffer, from: number, to: number): string => bytes.toString('latin1', from, to);
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
