import { checkEmail, checkPassword, checkPersonalName, normaliseEmail } from '@cutsite/domain/account';
import { addressWarnings, checkAddress, emptyAddress, normaliseAddress } from '@cutsite/domain/address';
import { attachmentHolders, checkAttachmentName, shownFileName } from '@cutsite/domain/attachment';
import { controlMessage } from '@cutsite/domain/cell-library';
import { checkDistributor, tidyDistributor } from '@cutsite/domain/distributor';
import {
  looksLikeGeneSymbols,
  makeGeneIndex,
  nearestGenes,
  readGeneTable,
  readNameList,
  resolveGenes,
} from '@cutsite/domain/gene';
import { findControl } from '@cutsite/domain/gene-library';
import { checkTubes, findRepairs, newTube, readWholeGuide } from '@cutsite/domain/guide-rna';
import { parseWellLabel, plate384 } from '@cutsite/domain/labware';
import { parseDecimal } from '@cutsite/domain/money';
import { findCellLines } from '@cutsite/domain/named-cell-line';
import { checkProjectName } from '@cutsite/domain/naming';
import { checkPurchaseOrder } from '@cutsite/domain/payment';
import { readNotation, upperCaseBases, withoutWhitespace, writtenBases } from '@cutsite/domain/sequence';
import { checkShare } from '@cutsite/domain/share';
import { escapeFormula, looksLikeFasta, readSheets, sheetTitles, splitAtSpaces } from '@cutsite/domain/sheet';
import { isOneLine } from '@cutsite/domain/text';
import { voucherCode } from '@cutsite/domain/voucher';
import { median } from '../harness/compare.ts';
import { plainLine, type ResultLine } from '../harness/result.ts';

const bytes = 100_000;
const maxMs = 50;
const rounds = 5;

/** Texts in which a pattern that looks back does so at every place: long runs that end in something else. */
const hostile: Readonly<Record<string, string>> = Object.fromEntries(
  [
    'a',
    'A',
    ' ',
    '	',
    '\n',
    '-',
    '- ',
    '.',
    ',',
    ';',
    '"',
    "'",
    '0',
    '1',
    '@',
    'a@',
    'a.',
    '/',
    '\\',
    '=',
    '+',
    'm',
    '*',
    'm*',
    'mA*',
    'ACGU',
    'A1 ',
    'A1	ACGU\n',
    '>a\n',
    '"a","',
    '""',
    '́',
    '\xA0',
    '​',
    'ﬁ',
    'ﷺ',
    '1-Mar ',
    '2E',
    'é ',
    '🧬',
    '(',
    'α',
  ].flatMap((part) => {
    const run = part.repeat(Math.floor(bytes / Buffer.byteLength(part)));
    return [
      [`${JSON.stringify(part)} again and again`, run],
      [`an x, ${JSON.stringify(part)} again and again, an x`, `x${run}x`],
    ];
  }),
);

const index = makeGeneIndex('homo_sapiens', []);
const tube = newTube('id', 'A01');

/** Everything that reads what somebody typed, pasted or sent, by what it is asked about. */
const readers: Readonly<Record<string, (text: string) => unknown>> = {
  'an e-mail address': (text) => [checkEmail(text), normaliseEmail(text)],
  'a password': (text) => checkPassword(text, [text]),
  'the name of a person': (text) => checkPersonalName(text, 100),
  'an address': (text) => {
    const address = { ...emptyAddress, address_1: text, city: text, phone: text, postal_code: text, country: 'US' };
    return [checkAddress(address, 'shipping'), addressWarnings(normaliseAddress(address))];
  },
  'the name of a file': (text) => [checkAttachmentName(text, attachmentHolders.request), shownFileName(text)],
  'a distributor': (text) => {
    const texts = { name: text, address: text, address_2: text, email: text, telephone_number: text, fax_number: text };
    return checkDistributor(tidyDistributor({ ...texts, website: `https://${text}`, country_code: text }));
  },
  'names of genes': (text) => [resolveGenes([text], index), looksLikeGeneSymbols([text]), nearestGenes(text, index)],
  'a list of genes': (text) => [readNameList(text), findControl(text)],
  'a list of pools': (text) => [readGeneTable([['Gene'], [text]]), controlMessage(text)],
  'a cell line': (text) => findCellLines(text, 'homo_sapiens'),
  'a target and its name': (text) =>
    checkTubes([{ ...tube, name: text, sequence: text }], { tubeNamesInCart: new Set() }),
  'repairs of a target': (text) => findRepairs({ name: text, sequence: text }, 'SpCas9'),
  chemistry: (text) => [readNotation(text), writtenBases(text), readWholeGuide(text)],
  bases: (text) => upperCaseBases(withoutWhitespace(text)),
  'a well': (text) => parseWellLabel(text, plate384),
  'an amount': (text) => parseDecimal(text),
  'the name of a project': (text) => checkProjectName(text),
  'a purchase order': (text) => checkPurchaseOrder({ poNumber: text, billingContact: { name: text, email: text } }),
  'a share': (text) => checkShare({ email: text, message: text, addressIds: [] }, 'me@lab.example'),
  'a coupon': (text) => voucherCode(text),
  'a sheet': (text) => [readSheets([{ name: text, cells: [[text]] }]), sheetTitles([text])],
  'a cell': (text) => [splitAtSpaces(text), looksLikeFasta([text]), escapeFormula(text), isOneLine(text)],
};

function slowest(read: (text: string) => unknown): { readonly ms: number; readonly with: string } {
  let worst = { ms: 0, with: '' };
  for (const [name, text] of Object.entries(hostile)) {
    const times = Array.from({ length: rounds }, () => {
      const begun = process.cpuUsage();
      read(text);
      return process.cpuUsage(begun).user / 1_000;
    });
    const ms = median(times);
    if (ms > worst.ms) worst = { ms, with: name };
  }
  return worst;
}

/** F6: 100 KB of what a pattern takes longest for, for everything that reads what somebody typed. */
export async function linearValidators(): Promise<ResultLine[]> {
  const found = Object.entries(readers).map(([what, read]) => ({ what, ...slowest(read) }));
  const worst = found.toSorted((one, other) => other.ms - one.ms).slice(0, 3);
  const shown = worst.map(({ what, ms, with: text }) => `${what} ${ms.toFixed(1)} ms (${text})`).join('; ');
  return [
    plainLine(
      'F6',
      `${found.length} readers of typed text, ${Object.keys(hostile).length} hostile texts of 100 KB each: the slowest three`,
      shown,
      `< ${maxMs} ms`,
      worst.every(({ ms }) => ms < maxMs),
    ),
  ];
}
