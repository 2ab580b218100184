import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkProjectName, projectNameMaxLength, sentProjectName, untitledProject, withProject } from './index.ts';

describe('the name of the project that an item belongs to (CA-29, ruling 54)', () => {
  test.each([
    ['Kinase screen', null],
    ['T细胞 (2026) #4', null],
    ['x'.repeat(60), null],
    ['🧬'.repeat(60), null],
    ['x'.repeat(61), 'project_name_too_long'],
    ['two\nlines', 'project_name_unprintable'],
    ['turned \u202e around', 'project_name_unprintable'],
  ])('%j: %s', (name, fault) => {
    expect(checkProjectName(name)).toBe(fault);
  });

  test('a project without a name of its own has none', () => {
    expect(['', '  ', untitledProject, ` ${untitledProject} `, '\n'].map(sentProjectName)).toEqual(Array(5).fill(null));
  });

  test('whatever is typed, what is sent can be ordered, and is what was typed where that can be', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 90 }), (typed) => {
        const name = sentProjectName(typed);
        if (name === null) return;
        expect(checkProjectName(name)).toBeNull();
        expect(name).toBe(name.trim());
        if (checkProjectName(typed.trim()) === null) expect(name).toBe(typed.trim());
        expect(Array.from(name).length).toBeLessThanOrEqual(projectNameMaxLength);
      }),
    );
  });

  test('stands before the name of the item', () => {
    expect([withProject('Kinase screen', 'Plate 1'), withProject(undefined, 'Plate 1')]).toEqual([
      'Kinase screen / Plate 1',
      'Plate 1',
    ]);
  });
});
