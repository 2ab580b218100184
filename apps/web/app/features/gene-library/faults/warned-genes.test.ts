import { expect, test } from 'vitest';
import { groupedWarnings } from './warned-genes.tsx';

const fault = (code: string, thing: string, severity: 'error' | 'warning' = 'warning') => ({
  key: `${code} ${thing}`,
  code,
  severity,
  at: 'A01',
  thing,
});

test('what is true of several genes is said once; a single gene and every error keep their lines (GL-27, GL-28)', () => {
  const error = fault('ZERO_GUIDES', 'CDK8', 'error');
  const single = fault('FEWER_THAN_THREE_GUIDES', 'SYT1');
  const [plk1, wee1] = [fault('ESSENTIAL_GENE', 'PLK1'), fault('ESSENTIAL_GENE', 'WEE1')];
  expect(groupedWarnings([error, plk1, single, wee1])).toEqual({
    groups: [{ code: 'ESSENTIAL_GENE', genes: [plk1, wee1] }],
    others: [error, single],
  });
});
