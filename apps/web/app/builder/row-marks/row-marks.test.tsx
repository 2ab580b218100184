import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type MarkRules, marked, RowMarks } from './row-marks.tsx';

type Mark = 'sample' | 'control';

const rules: MarkRules<Mark> = {
  options: [
    { value: 'sample', label: 'sample' },
    { value: 'control', label: 'control' },
  ],
  usual: 'sample',
  byName: (name) => (name.startsWith('NTC') ? 'control' : null),
  hint: 'Controls are recognised by names such as NTC-1.',
};

interface Row {
  readonly name: string;
  readonly sequence: string;
  readonly markedAs?: Mark;
}

const shown = (row: Row): string =>
  renderToStaticMarkup(<RowMarks rules={rules} row={row} what="well" label="A01" onChange={() => {}} />);

test('a well is what its name says, and says that this is why', () => {
  const html = shown({ name: 'NTC-1', sequence: 'ACGU' });
  expect(html).toMatch(/<option value="control" selected="">control<\/option>/);
  expect(html).toContain('Recognised by its name.');
  expect(shown({ name: 'TP53-g1', sequence: 'ACGU' })).toContain(rules.hint);
});

test('a control that was recognised wrongly is corrected in the panel, and stays corrected under its name', () => {
  const corrected = marked({ name: 'NTC-1', sequence: 'ACGU' }, 'sample', rules);
  expect(corrected).toEqual({ name: 'NTC-1', sequence: 'ACGU', markedAs: 'sample' });
  const html = shown(corrected);
  expect(html).toMatch(/<option value="sample" selected="">sample<\/option>/);
  expect(html).toContain('As you chose. It is made like every other well.');
});

test('so is one that was not recognised, and taking it back leaves nothing of the choice', () => {
  const row = { name: 'TP53-g1', sequence: 'ACGU' };
  const corrected = marked<Row, Mark>(row, 'control', rules);
  expect(corrected).toEqual({ ...row, markedAs: 'control' });
  expect(marked(corrected, 'sample', rules)).toEqual(row);
});
