import { groupedDigits } from '@cutsite/domain/text';
import { fileLimits } from './file-limits.ts';

/** Why a file is not read. Each is expected: people drop all sorts of files, and some mean harm. */
export type FileRefusal =
  | 'empty'
  | 'too_large'
  | 'too_long'
  | 'too_much'
  | 'not_a_sheet'
  | 'damaged'
  | 'unpacks_too_large'
  | 'too_many_parts'
  | 'outside_references'
  | 'too_wide'
  | 'password'
  | 'old_excel'
  | 'old_office'
  | 'binary_excel'
  | 'xml_excel'
  | 'open_document'
  | 'numbers'
  | 'document'
  | 'slides'
  | 'pdf'
  | 'picture'
  | 'web_page'
  | 'sequence_record'
  | 'data_record'
  | 'no_sheets';

const megabytes = (bytes: number): string => `${bytes / 1_000_000} MB`;

/** What is said about the file, and what can be done. Texts of ours. */
export const fileRefusalMessages = {
  empty: 'The file is empty.',
  too_large: `The file is larger than ${megabytes(fileLimits.bytes)}, which no list of guides is.`,
  too_long: `The list is longer than ${groupedDigits(fileLimits.rows)} lines. Split it and add the parts one by one.`,
  too_much: 'The file is larger than any list of guides. It was not read.',
  not_a_sheet: 'The file is neither a spreadsheet nor text. Save the list as XLSX, CSV, TSV or FASTA.',
  damaged: 'The workbook is damaged or incomplete. Open it in a spreadsheet program and save it again.',
  unpacks_too_large: `The workbook unpacks to more than ${megabytes(fileLimits.unpackedBytes)}, or to more than its headers state. It was not read.`,
  too_many_parts: `The workbook consists of more than ${groupedDigits(fileLimits.parts)} parts. It was not read.`,
  outside_references: 'The workbook refers to external content (a DOCTYPE). It was not read.',
  too_wide: `A sheet has more than ${fileLimits.columns} columns. Keep the columns of the guides and save it again.`,
  password: 'The workbook is protected by a password. Save a copy without one.',
  old_excel: 'The workbook is in the format of Excel 97–2003. Save it as XLSX.',
  old_office: 'The file is in an old format of Microsoft Office. Save the list as XLSX or CSV.',
  binary_excel: 'The workbook is in the binary format of Excel (XLSB). Save it as XLSX.',
  xml_excel: 'The workbook is in the XML format of Excel 2003. Save it as XLSX.',
  open_document: 'The file is an OpenDocument file (ODS), as LibreOffice saves it. Save it as XLSX or CSV.',
  numbers: 'The file is one of Apple Numbers or Pages. In Numbers, choose File, Export To, Excel or CSV.',
  document:
    'The file is a text document, not a spreadsheet. Copy its table and paste it here, or save the list as XLSX.',
  slides: 'The file is a presentation. Copy its table and paste it here, or save the list as XLSX.',
  pdf: 'The file is a PDF, whose tables cannot be read exactly. Ask for the list as XLSX or CSV, or paste it.',
  picture: 'The file is a picture, in which no letters can be read. Save the list as XLSX, CSV, TSV or FASTA.',
  web_page:
    'The file is a web page, whatever its name says. Open it in a spreadsheet program and save it as XLSX, or copy its table and paste it here.',
  sequence_record:
    'The file is a sequence record (GenBank or EMBL), not a list of guides. Save the guides as CSV or FASTA.',
  data_record: 'The file is JSON. Save the list as XLSX, CSV, TSV or FASTA.',
  no_sheets: 'The workbook has no sheet in it.',
} as const satisfies Record<FileRefusal, string>;
