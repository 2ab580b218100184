import { expect, test } from 'vitest';
import { emptyLine, lineFaults, lineToWire, type TypedLine, totalText } from './typed-line.ts';

const line = (changes: Partial<TypedLine> = {}): TypedLine =>
  Object.assign(emptyLine(), { text: 'GFP clones', price: '4250.00' }, changes);

test.each<[Partial<TypedLine>, string]>([
  [{ days: '366' }, 'Working days as a whole number, at most 365.'],
  [{ days: '1.5' }, 'Working days as a whole number, at most 365.'],
  [{ amount: '0' }, 'A whole number from 1 to 100,000.'],
  [{ amount: '100001' }, 'A whole number from 1 to 100,000.'],
  [{ countries: 'ZZ, us' }, 'ZZ: no country. Two letters each, such as CU, IR.'],
  [{ countries: 'Cuba' }, 'CUBA: no country. Two letters each, such as CU, IR.'],
  [{ price: '1,23' }, 'A price such as 4250.00.'],
])('a line with %j says at its field what the store would say (RQ-28)', (changes, fault) => {
  const [name] = Object.keys(changes) as (keyof TypedLine)[];
  expect(lineFaults(line(changes))).toEqual({ [name ?? 'key']: fault });
});

test('countries are sent as codes, each once, however they were typed', () => {
  const typed = line({ countries: 'cu; us CU' });
  expect(lineFaults(typed)).toEqual({});
  expect(lineToWire(typed).restricted_countries).toEqual(['CU', 'US']);
});

test('commas between thousands are read as they are meant', () => {
  const typed = line({ price: '1,234.50', amount: '2' });
  expect(lineFaults(typed)).toEqual({});
  expect(lineToWire(typed).unit_price).toBe('1234.50');
  expect(totalText([typed])).toBe('$2,469.00');
});
