import { defaultSettings } from '@cutsite/domain/guide-rna';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { BuilderProvider } from '../../../builder/project/builder-context.tsx';
import { createBuilder } from '../../../builder/project/builder-store.ts';
import { freshProject } from '../project/fresh-project.ts';
import { firstLook } from '../project/guide-rna-look.ts';
import { TubeLabel } from './tube-label.tsx';

const labelOn = (on: 'tube' | 'plate', projectName: string) => {
  const newId = () => 'id';
  const project = { ...freshProject('plates', newId), name: projectName };
  const settings = { ...defaultSettings('sgrna_kit'), productSlug: 'sgrna_kit' as const };
  return renderToStaticMarkup(
    <BuilderProvider builder={createBuilder(project, newId, firstLook)}>
      <TubeLabel name="Plate 1" settings={settings} on={on} />
    </BuilderProvider>,
  );
};

test('the label on a plate names its project, and that on a tube its guide alone (CA-29)', () => {
  expect(labelOn('plate', 'Kinase screen')).toContain('<b>Kinase screen / Plate 1</b>');
  expect(labelOn('plate', 'Untitled project')).toContain('<b>Plate 1</b>');
  expect(labelOn('tube', 'Kinase screen')).toContain('<b>Plate 1</b>');
});
