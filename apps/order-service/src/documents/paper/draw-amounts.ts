import type { SumLine } from '@cutsite/domain/checkout';
import { moneyText } from '@cutsite/domain/money';
import { lineHeight, type Sheet } from './sheet.ts';

/** Sums below each other at the right of the page, as they are given; nothing is computed here. */
export function drawAmounts(sheet: Sheet, lines: readonly SumLine[]): void {
  const x = sheet.left + sheet.width * 0.4;
  const width = sheet.width * 0.6 - 4;
  sheet.need(lines.length * 16 + 20);
  sheet.y += 8;
  for (const { label, amount, sign = '', strong } of lines) {
    const look = strong ? ({ style: 'bold', size: 10.5 } as const) : ({ size: 9 } as const);
    if (strong) {
      sheet.rule(sheet.y + 2, x, width + 4);
      sheet.y += 7;
    }
    const text = typeof amount === 'string' ? amount : sign + moneyText(amount);
    const room = width - sheet.measure(text, look) - 12;
    sheet.line(text, x, sheet.y, { ...look, align: 'right', width });
    for (const line of sheet.lines(label, room, look)) {
      sheet.line(line, x, sheet.y, look);
      sheet.y += lineHeight(look.size) + 1.5;
    }
  }
}
