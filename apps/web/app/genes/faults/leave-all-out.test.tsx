import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LeaveAllOut } from './leave-all-out.tsx';

const drawn = (...codes: readonly string[]) =>
  renderToStaticMarkup(
    <LeaveAllOut faults={codes.map((code) => ({ code }))} genome="mus_musculus" onLeaveOut={() => {}} />,
  );

test('names that another species has no genes for are left out with one press (ruling 86)', () => {
  const html = drawn('GENE_NOT_FOUND', 'GENE_NOT_FOUND', 'GENE_NOT_FOUND', 'GENE_AMBIGUOUS');
  for (const text of ['3 names are not in the mouse gene list.', 'Leave all 3 out']) expect(html).toContain(text);
  expect(drawn('ZERO_GUIDES', 'ZERO_GUIDES')).toContain('2 genes have no guides in our collection.');
});

test('a single one has its own button, and what may be meant is never left out with others', () => {
  expect(drawn('GENE_NOT_FOUND', 'ZERO_GUIDES', 'GENE_AMBIGUOUS', 'GENE_AMBIGUOUS')).toBe('');
});
