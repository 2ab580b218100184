import { expect, test } from 'vitest';
import { visitorCountry } from './visitor-country.ts';

test('the country cookie is read among others (GR-4)', () => {
  expect(visitorCountry('csrftoken=x; ip_country=CN')).toBe('CN');
  expect(visitorCountry('my_ip_country=CN')).toBeNull();
});
