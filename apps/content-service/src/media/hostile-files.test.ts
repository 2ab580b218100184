import { expect, test } from 'vitest';
import { cleanSvg } from './clean-svg.ts';
import { drawingsToClean, filesToRefuse, filesToTake, neverInDrawings, noDrawings } from './hostile-files.cases.ts';
import { inspectFile } from './inspect-file.ts';

test('the corpus of hostile files is no smaller than it was', () => {
  expect(drawingsToClean.length + noDrawings.length + filesToRefuse.length).toBeGreaterThanOrEqual(84);
});

test.each(drawingsToClean)('a drawing with %s is cleaned, and what is drawn in it stays (CT-48)', (_what, svg) => {
  const clean = cleanSvg(svg);
  expect(clean?.text).not.toMatch(neverInDrawings);
  expect(clean?.text).toContain('<rect');
  // What is clean already is left as it is.
  expect(cleanSvg(clean?.text ?? '')?.text).toBe(clean?.text);
});

test.each(noDrawings)('%s is no drawing (CT-48)', (_what, text) => {
  expect(inspectFile('plate.svg', Buffer.from(text))).toEqual({ ok: false, error: 'not_a_drawing' });
});

test.each(filesToRefuse)('%s is not taken as a file (CT-48, promise F2)', (_what, name, bytes) => {
  expect(inspectFile(name, bytes)).toEqual({ ok: false, error: 'unknown_type' });
});

test.each(filesToTake)('%s is taken (CT-48)', (_what, name, bytes, type) => {
  expect(inspectFile(name, bytes)).toMatchObject({ ok: true, value: { type } });
});
