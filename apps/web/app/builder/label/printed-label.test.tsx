import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { plainProject } from '../drafts/plain-product.cases.ts';
import { BuilderProvider } from '../project/builder-context.tsx';
import { createBuilder } from '../project/builder-store.ts';
import { PrintedLabel } from './printed-label.tsx';

const newId = () => 'id';

const labelOn = (on: 'tube' | 'plate', projectName: string, name = 'Plate 1') =>
  renderToStaticMarkup(
    <BuilderProvider builder={createBuilder(plainProject(newId, projectName), newId, null)}>
      <PrintedLabel on={on} name={name} longest={20} product="Oligos" content="3 nmol" />
    </BuilderProvider>,
  );

test('the label on a plate names its project, and that on a tube its content alone (CA-29)', () => {
  expect(labelOn('plate', 'Kinase screen')).toContain('<b>Kinase screen / Plate 1</b>');
  expect(labelOn('plate', 'Untitled project')).toContain('<b>Plate 1</b>');
  expect(labelOn('tube', 'Kinase screen')).toContain('<b>Plate 1</b>');
});

test('a name that is too long is cut, and the label says what is cut off', () => {
  const label = labelOn('tube', 'Kinase screen', 'CTNNB1-exon3-guide-12');
  expect(label).toContain('<b>CTNNB1-exon3-guide-1</b>');
  expect(label).toContain('Cut after 20 characters: <s>2</s>');
  expect(labelOn('tube', 'Kinase screen', '  ')).toContain('No name yet');
});
