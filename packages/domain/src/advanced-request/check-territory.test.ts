import { describe, expect, test } from 'vitest';
import { checkTerritory, type Territory, tidyTerritory } from './index.ts';

const aTerritory = (changes: Partial<Territory> = {}): Territory => ({
  territory: 'Central Europe',
  phone: '+49 30 5550142',
  countries: ['DE', 'AT'],
  requestTypes: ['bulk'],
  ...changes,
});

describe('what a sales representative looks after (RQ-26)', () => {
  test('is tidied: no spaces around, each country and type once, in the order of the tables', () => {
    const typed = aTerritory({
      territory: '  Central  Europe ',
      countries: ['de', 'DE ', 'at'],
      requestTypes: ['partnership', 'bulk', 'bulk'],
    });
    expect(tidyTerritory(typed)).toEqual(
      aTerritory({ countries: ['AT', 'DE'], requestTypes: ['bulk', 'partnership'] }),
    );
  });

  test('may be everything, without a name and a telephone number', () => {
    expect(checkTerritory({ territory: '', phone: '', countries: [], requestTypes: [] })).toEqual({});
    expect(checkTerritory(aTerritory())).toEqual({});
  });

  test.each<[Partial<Territory>, object]>([
    [{ territory: 'x'.repeat(61) }, { territory: ['The name must be 60 or fewer characters.'] }],
    [{ territory: 'North\nSouth' }, { territory: ['The name must be one line of letters.'] }],
    [{ phone: 'ask Sam' }, { phone: [expect.stringContaining('telephone number with 7 to 15 digits')] }],
    [{ countries: ['DE', 'XX', 'ZZ'] }, { countries: ['There is no country with the code XX, ZZ.'] }],
  ])('names the field that is wrong: %j', (changes, faults) => {
    expect(checkTerritory(aTerritory(changes))).toEqual(faults);
  });
});
