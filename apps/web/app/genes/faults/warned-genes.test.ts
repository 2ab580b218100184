import { expect, test } from 'vitest';
import { defaultGroups, groupedWarnings } from './warned-genes.tsx';

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
  const { groups, others } = groupedWarnings([error, plk1, single, wee1], defaultGroups('They stop dividing.'));
  const why = 'They stop dividing.';
  expect(groups).toEqual([{ code: 'ESSENTIAL_GENE', head: '2 common essential genes', why, genes: [plk1, wee1] }]);
  expect(others).toEqual([error, single]);
});

test('a warning that a product does not group keeps its line, however many there are (CL-9)', () => {
  const paralogs = [fault('PARALOGS_FOUND', 'CDY1'), fault('PARALOGS_FOUND', 'CDYL')];
  expect(groupedWarnings(paralogs, defaultGroups(''))).toEqual({ groups: [], others: paralogs });
});
