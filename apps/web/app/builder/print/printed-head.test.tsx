import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PrintedHead } from './printed-head.tsx';

test.each([
  ['Kinase screen', '<h1>Kinase screen / Plate 1</h1>'],
  ['Untitled project', '<h1>Plate 1</h1>'],
])('a printed plate of %s is headed %s (CA-29)', (project, heading) => {
  const head = (
    <PrintedHead title="Plate 1" project={project} printedAt="22 November 2026" toFix={null}>
      SpCas9
    </PrintedHead>
  );
  expect(renderToStaticMarkup(head)).toContain(heading);
});
