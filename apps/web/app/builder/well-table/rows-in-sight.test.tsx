import { plate384 } from '@cutsite/domain/labware';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { plainProject } from '../drafts/plain-product.cases.ts';
import { setWell, updatePlate } from '../plates/edit-wells.ts';
import { BuilderProvider } from '../project/builder-context.tsx';
import { plateInView } from '../project/builder-project.ts';
import { createBuilder } from '../project/builder-store.ts';
import { inGroups, rowsTogether } from './rows-in-sight.ts';
import { WellTable } from './well-table.tsx';

let ids = 0;
const newId = () => `id-${(ids += 1)}`;
const words = { sequence: 'Target', sequenceHeading: 'Target', noSequence: 'no target', next: 'next guide' };

function tableOf(wells: number): string {
  const empty = plainProject(newId);
  const { id } = plateInView(empty);
  const project = updatePlate(empty, id, (plate) =>
    Array.from({ length: wells }, (_, index) => index).reduce(
      (filled, index) => setWell(filled, index, { name: `g${index}`, sequence: 'ACGU' }, newId),
      plate,
    ),
  );
  const builder = createBuilder(project, newId, null);
  return renderToStaticMarkup(
    <BuilderProvider builder={builder}>
      <WellTable
        builder={builder}
        plate={plateInView(project)}
        faults={new Map()}
        faultWord={() => ''}
        naming={{ format: plate384, nextName: (name) => name }}
        words={words}
        marks={false}
        paste={{ list: () => {}, morePlates: () => [], named: () => '' }}
      />
    </BuilderProvider>,
  );
}

const drawn = (html: string): number => html.match(/<tr [^>]*data-row=/g)?.length ?? 0;

test('of a full plate of 384 wells the rows near the screen are drawn, and the table says how many there are (promise P5)', () => {
  const html = tableOf(384);
  expect(drawn(html)).toBe(rowsTogether);
  expect(html).toContain('aria-rowcount="385"');
  expect(html.match(/data-undrawn/g)).toHaveLength(384 / rowsTogether - 1);
  expect(html).toContain('data-row="0" aria-rowindex="2"');
});

test('a short table is drawn as a whole, with the free row at its end', () => {
  const html = tableOf(7);
  expect(drawn(html)).toBe(8);
  expect(html).not.toContain('data-undrawn');
});

test('the groups hold every row once, in order', () => {
  const rows = Array.from({ length: 385 }, (_, at) => at * 3);
  expect(inGroups(rows).flat()).toEqual(rows);
  expect(inGroups([])).toEqual([]);
});
