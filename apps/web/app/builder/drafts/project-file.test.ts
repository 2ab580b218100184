import { expect, test } from 'vitest';
import { plainProduct, plainProject, plainStore } from './plain-product.cases.ts';
import { projectFileName, projectFileText, readProjectFile } from './project-file.ts';

const record = {
  id: 'p',
  version: plainProduct.version,
  revision: 2,
  writer: 'tab',
  savedAt: 1,
  project: plainProject(() => 'id'),
} as const;

test('a project that was downloaded is read back as it was', () => {
  expect(readProjectFile(plainStore, projectFileText(record))).toEqual({ ok: true, value: record });
});

test('a file that is no project is refused and never throws', () => {
  for (const text of ['', 'name,sequence', '[]', '{"version":2}'])
    expect(readProjectFile(plainStore, text)).toEqual({ ok: false, error: 'corrupt' });
});

test('the file is named after the project and the minute', () => {
  const at = new Date(2026, 10, 21, 9, 5);
  expect(projectFileName('Suppressor panel, round 2', at)).toBe(
    'suppressor-panel-round-2-2026-11-21-0905.cutsite.json',
  );
  expect(projectFileName('…', at)).toBe('project-2026-11-21-0905.cutsite.json');
});
