import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  attachmentHolders,
  attachmentMessage,
  beginsAs,
  checkAttachmentName,
  fileFault,
  headLength,
  maxAttachmentBytes,
  mayBePartOf,
  shownFileName,
} from './index.ts';

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const zip = (entry: string) => bytes(`PK\x03\x04${'\0'.repeat(26)}${entry}`);

describe('a name says what may be attached, and never becomes a path (promise F2)', () => {
  test.each([
    ['PO-4711.pdf', 'PO-4711.pdf', 'pdf'],
    ['Scan.JPEG', 'Scan.JPEG', 'jpeg'],
    ['../../etc/passwd.txt', 'passwd.txt', 'txt'],
    ['C:\\Users\\ada\\PO.xlsx', 'PO.xlsx', 'xlsx'],
    ['..\\..\\boot.csv', 'boot.csv', 'csv'],
    ['...hidden.pdf', 'hidden.pdf', 'pdf'],
    [' PO \t 4711 .pdf ', 'PO 4711 .pdf', 'pdf'],
    ['Bestellung Müller.pdf', 'Bestellung Müller.pdf', 'pdf'],
    ['订单.docx', '订单.docx', 'docx'],
    ['nul\0.pdf', 'nul.pdf', 'pdf'],
    ['a\r\nb.pdf', 'a b.pdf', 'pdf'],
    ['invoice\u202Efdp.png', 'invoicefdp.png', 'png'],
    ['PO.pdf.', 'PO.pdf', 'pdf'],
  ])('%j is kept as %j', (given, fileName, extension) => {
    expect(checkAttachmentName(given, attachmentHolders.order)).toEqual({ ok: true, value: { fileName, extension } });
  });

  test.each([
    ['', 'name_missing'],
    ['   ', 'name_missing'],
    ['../..', 'name_missing'],
    ['folder/', 'name_missing'],
    ['.pdf', 'kind_unknown'],
    ['pdf', 'kind_unknown'],
    ['PO.pdf.exe', 'kind_unknown'],
    ['PO.docm', 'kind_unknown'],
    ['page.html', 'kind_unknown'],
    ['drawing.svg', 'kind_unknown'],
    ['all.zip', 'kind_unknown'],
    ['LMNB1_donor_map.gb', 'kind_unknown'],
    ['PO.constructor', 'kind_unknown'],
    ['PO.p\u200Bdf\u202E.sh', 'kind_unknown'],
  ])('%j is refused: %s', (given, error) => {
    expect(checkAttachmentName(given, attachmentHolders.order)).toEqual({ ok: false, error });
  });

  test.each(['LMNB1_donor_map.gb', 'donor.GBK', 'all.zip'])('a request takes %s as well (RQ-13)', (given) => {
    expect(checkAttachmentName(given, attachmentHolders.request)).toMatchObject({ ok: true });
  });

  test('whatever is typed, what is kept has no folder, no control character and a known end', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.constantFrom('.pdf', '.TXT', ''), (text, end) => {
        const named = checkAttachmentName(text + end, attachmentHolders.request);
        const shown = named.ok ? named.value.fileName : shownFileName(text);
        expect(shown).not.toMatch(/[/\\\p{Cc}]|^\./u);
        expect(shown.length).toBeLessThanOrEqual(260);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('the bytes have to be what the name says (promise F2)', () => {
  test.each([
    ['pdf', bytes('%PDF-1.7\n')],
    ['png', bytes('\x89PNG\r\n\x1a\n\0\0')],
    ['jpg', bytes('\xff\xd8\xff\xe0\0\x10JFIF')],
    ['jpeg', bytes('\xff\xd8\xff\xe1')],
    ['docx', zip('[Content_Types].xml')],
    ['xlsx', zip('_rels/.rels')],
    ['csv', bytes('Name,Sequence\r\nTP53-g1,ACGU\r\n')],
    ['txt', bytes('Müller')],
    ['gb', bytes('LOCUS       LMNB1_donor  4311 bp DNA')],
    ['zip', zip('donor.gb')],
  ] as const)('%s', (extension, head) => {
    expect(beginsAs(extension, head)).toBe(true);
  });

  test.each([
    ['a page', 'pdf', bytes('<html><script>')],
    ['a program', 'pdf', bytes('MZ\x90\0')],
    ['a PDF behind something else', 'pdf', bytes(' %PDF-1.7')],
    ['an archive of programs', 'docx', zip('setup.exe')],
    ['an empty archive', 'xlsx', bytes('PK\x05\x06')],
    ['a spreadsheet of the old kind', 'xlsx', bytes('\xd0\xcf\x11\xe0')],
    ['a picture', 'png', bytes('\xff\xd8\xff')],
    ['nothing', 'pdf', new Uint8Array()],
    ['a program', 'zip', bytes('MZ\x90\0')],
    ['an archive', 'gb', zip('donor.gb')],
    ['a program', 'txt', bytes('\x7fELF\x02\x01')],
    ['zeros', 'csv', new Uint8Array(headLength)],
  ] as const)('%s is no %s', (_, extension, head) => {
    expect(beginsAs(extension, head)).toBe(false);
  });

  test('a text has no control characters anywhere', () => {
    expect(mayBePartOf('txt', bytes('line\r\n\tnext\f'))).toBe(true);
    expect(mayBePartOf('txt', bytes('bell\x07'))).toBe(false);
    expect(mayBePartOf('pdf', bytes('bell\x07'))).toBe(true);
  });
});

test.each([
  ['too_large', 'PO.pdf', 'PO.pdf exceeds max file size of 100MB'],
  ['empty', 'PO.pdf', 'PO.pdf is empty.'],
  ['kind_unknown', 'PO.exe', "PO.exe can't be attached. Please attach a PDF, PNG, JPG, DOCX, XLSX, CSV or TXT file."],
  [
    'other_content',
    'PO.pdf',
    'The content of PO.pdf is not PDF, although its name says so. Please save it as PDF again.',
  ],
  ['too_many', 'PO.pdf', 'An order holds at most 20 files. Please remove one first.'],
] as const)('%s is said in its words (LI-12)', (refusal, file, sentence) => {
  expect(attachmentMessage(refusal, file, attachmentHolders.order)).toBe(sentence);
});

describe('a file that is chosen is looked at before it leaves (LI-12, RQ-13)', () => {
  const pdf = { fileName: 'PO.pdf', byteSize: 9, head: bytes('%PDF-1.7\n') };
  test.each([
    [{}, null],
    [{ byteSize: maxAttachmentBytes - 1 }, null],
    [{ byteSize: maxAttachmentBytes }, 'too_large'],
    [{ byteSize: maxAttachmentBytes, fileName: 'PO.exe' }, 'too_large'],
    [{ fileName: 'PO.exe' }, 'kind_unknown'],
    [{ byteSize: 0, head: bytes('') }, 'empty'],
    [{ head: bytes('PK') }, 'other_content'],
  ] as const)('%j: %s', (changes, refusal) => {
    const file = { ...pdf, ...changes };
    const sentence = refusal === null ? null : attachmentMessage(refusal, file.fileName, attachmentHolders.request);
    expect(fileFault(file, attachmentHolders.request)).toBe(sentence);
  });
});
