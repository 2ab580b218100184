import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { shippingTable } from '@cutsite/domain/checkout';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runShippingCommand } from '../command-line/index.ts';
import { formatShippingFile, parseConfig, parseShippingFile } from './index.ts';

const file = formatShippingFile(shippingTable);
const changed = (from: string, to: string) => {
  expect(file).toContain(from);
  return file.replace(from, to);
};
const courierRow = 'ambient,us,standard,"Courier, 2 days",32.00,2';

describe('the provider’s own ways of shipping (CO-26)', () => {
  test('the table goes there and back', () =>
    expect(parseShippingFile(file)).toEqual({ ok: true, value: shippingTable }));

  test('semicolons, a mark of byte order and empty lines are as good', () => {
    const other = `\uFEFF${file.replaceAll(/"([^"]*)"/g, (_, name: string) => name.replaceAll(',', ' ')).replaceAll(',', ';')}\n\n`;
    expect(parseShippingFile(other)).toMatchObject({
      value: { ambient: { us: [{ name: 'Courier  2 days', minor: 3200, days: 2 }, {}] } },
    });
  });

  test.each([
    [
      'an unknown temperature',
      changed(courierRow, courierRow.replace('ambient', 'warm')),
      'line 2: the temperature must be one of',
    ],
    [
      'an unknown zone',
      changed(courierRow, courierRow.replace('us,', 'uk,')),
      'line 2: the zone must be one of us, us_outlying',
    ],
    [
      'an unknown method',
      changed(courierRow, courierRow.replace('standard', 'pigeon')),
      'line 2: the method must be one of',
    ],
    ['no name', changed('"Courier, 2 days"', ''), 'line 2: the name needs 1 to 60 characters.'],
    ['a price that is none', changed('32.00', '-1'), 'line 2: the price must be an amount such as 32.00.'],
    ['days that are none', changed('32.00,2', '32.00,0'), 'line 2: the days must be a whole number from 1 to 60.'],
    ['a method twice', `${file}${courierRow}\n`, 'standard stands twice for ambient to us.'],
    ['a missing column', file.replace('days', 'tage'), 'line 1: there is no column days.'],
    [
      'a zone without a way',
      file
        .split('\n')
        .filter((line) => !line.startsWith('dry_ice,canada'))
        .join('\n'),
      'there is no way to ship dry_ice to canada.',
    ],
  ])('%s is refused with its line', (_, text, sentence) => {
    const read = parseShippingFile(text);
    expect(read.ok ? '' : read.error.join('\n')).toContain(sentence);
  });

  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'cutsite-shipping-'));
    await writeFile(join(folder, 'good.csv'), changed('32.00,2', '27.50,4'));
    await writeFile(join(folder, 'bad.csv'), changed('32.00,2', 'free,2'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  test('the setting names the file; a fault of it ends the start in one sentence', () => {
    const good = parseConfig({ SHIPPING_METHODS: join(folder, 'good.csv') });
    expect(good).toMatchObject({
      value: { delivery: { shipping: { ambient: { us: [{ minor: 2750, days: 4 }, {}] } } } },
    });
    for (const [name, sentence] of [
      ['bad.csv', 'line 2: the price must be an amount such as 32.00.'],
      ['none.csv', 'it cannot be read:'],
    ]) {
      const refused = parseConfig({ SHIPPING_METHODS: join(folder, name ?? '') });
      expect(refused.ok ? [] : refused.error).toMatchObject([
        { setting: 'SHIPPING_METHODS', message: expect.stringContaining(sentence ?? '') },
      ]);
    }
  });

  test('the command shows what is in force as such a file, and checks another', () => {
    const run = (words: string[], named: string | null = null) => {
      const lines: string[] = [];
      return [runShippingCommand(words, { file: named, print: (line) => void lines.push(line) }), lines.join('\n')];
    };
    expect(run(['show'])).toEqual([0, file.trimEnd()]);
    expect(run(['show'], join(folder, 'good.csv'))[1]).toContain('27.50,4');
    expect(run(['check', join(folder, 'good.csv')])[0]).toBe(0);
    expect(run(['check', join(folder, 'bad.csv')])).toEqual([1, expect.stringContaining('line 2')]);
    expect(run(['check'])[0]).toBe(2);
    expect(run(['import', 'x'])[0]).toBe(2);
  });
});
