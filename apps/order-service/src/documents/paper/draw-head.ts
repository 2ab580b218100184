import type { Address } from '@cutsite/domain/address';
import { dayText } from '@cutsite/domain/day-text';
import type { OrderPaper } from './order-paper.ts';
import { paperKinds } from './paper-kinds.ts';
import { colours, lineHeight, type Sheet } from './sheet.ts';

/** The mark of the store: two strands, cut with an overhang. */
function mark(sheet: Sheet, x: number, y: number): void {
  const { document } = sheet;
  document.save().translate(x, y).scale(0.86);
  document.fillColor(colours.brand);
  for (const [left, top, width] of [
    [2, 7, 14.4],
    [21, 7, 5],
    [2, 16.4, 5],
    [11.6, 16.4, 14.4],
  ] as const) {
    document.roundedRect(left, top, width, 4.6, 1).fill();
  }
  document.path('M18.7 3.4v9.4L9.3 15.4v9.2').lineWidth(2).strokeColor('#82a001').stroke().restore();
}

/** What stands at the top of every page but the first. */
export function drawRunningHead(sheet: Sheet, { kind, number }: OrderPaper): void {
  sheet.line(`${paperKinds[kind].title} ${number}`, sheet.left, sheet.y, { size: 8, colour: colours.muted });
  sheet.y += 14;
  sheet.rule(sheet.y);
  sheet.y += 10;
}

const sellerLook = { size: 7.5, colour: colours.muted } as const;

/** Name of the store and who sells, kind and number of the paper, the facts beside it, and who it is for. */
export function drawHead(sheet: Sheet, paper: OrderPaper): void {
  const kind = paperKinds[paper.kind];
  mark(sheet, sheet.left - 2, sheet.y - 6);
  sheet.line('Cutsite', sheet.left + 27, sheet.y - 3, { style: 'bold', size: 14 });
  const end = { align: 'right', width: sheet.width } as const;
  sheet.line(kind.title, sheet.left, sheet.y - 5, { ...end, style: 'bold', size: 17 });
  sheet.line(paper.number, sheet.left, sheet.y + 19, { ...end, style: 'mono', size: 10.5, colour: colours.muted });
  let below = sheet.y + 17;
  for (const text of paper.seller) {
    for (const line of sheet.lines(text, sheet.width / 2, sellerLook)) {
      sheet.line(line, sheet.left + 27, below, sellerLook);
      below += lineHeight(sellerLook.size);
    }
  }
  sheet.y = Math.max(sheet.y + 46, below + 12);
  sheet.rule(sheet.y);
  sheet.y += 12;
  drawParties(sheet, paper);
  sheet.y += 14;
}

/** Addresses from the left, facts in the last column. */
function drawParties(sheet: Sheet, paper: OrderPaper): void {
  const { parties, dated } = paperKinds[paper.kind];
  const column = sheet.width / 3;
  const top = sheet.y;
  let bottom = top;
  for (const [at, party] of parties.entries()) {
    const address = party === 'shipping' ? paper.contents.shippingAddress : paper.contents.billingAddress;
    const isHidden = paper.hiddenAddresses?.includes(party) ?? false;
    const shown = isHidden ? ['Not shown on this copy'] : null;
    const lines = address === null ? ['Not chosen yet'] : (shown ?? addressLines(address));
    const title = party === 'shipping' ? 'Ship to' : 'Bill to';
    bottom = Math.max(
      bottom,
      drawBlock(sheet, title, lines, { x: sheet.left + at * column, y: top, width: column - 12 }),
    );
  }
  const facts = [{ label: dated, value: dayText(paper.issuedAt) }, ...paper.facts];
  bottom = Math.max(bottom, drawFacts(sheet, facts, { x: sheet.left + 2 * column, y: top, width: column }));
  sheet.y = bottom;
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

function drawBlock(sheet: Sheet, title: string, lines: readonly string[], { x, y, width }: Box): number {
  sheet.line(title, x, y, { size: 7.5, style: 'bold', colour: colours.muted });
  let at = y + lineHeight(8.5);
  for (const text of lines) {
    for (const line of sheet.lines(text, width)) {
      sheet.line(line, x, at);
      at += lineHeight(9);
    }
  }
  return at;
}

function drawFacts(sheet: Sheet, facts: OrderPaper['facts'], { x, y, width }: Box): number {
  let at = y;
  for (const { label, value } of facts) {
    sheet.line(label, x, at, { size: 7.5, style: 'bold', colour: colours.muted });
    at += lineHeight(7.5);
    for (const line of sheet.lines(value, width)) {
      sheet.line(line, x, at);
      at += lineHeight(9);
    }
    at += 3;
  }
  return at;
}

const countries = new Intl.DisplayNames('en', { type: 'region' });

function countryName(code: string): string {
  try {
    return countries.of(code) ?? code;
  } catch {
    return code;
  }
}

/** An address as it is written on a parcel. */
function addressLines(address: Address): string[] {
  const { firstName, lastName, company, line1, line2, city, subdivision, postalCode, country, phone } = address;
  return [
    `${firstName} ${lastName}`.trim(),
    company,
    line1,
    line2,
    [city, [subdivision, postalCode].filter(Boolean).join(' ')].filter(Boolean).join(', '),
    countryName(country),
    phone,
  ].filter((line) => line !== '');
}
