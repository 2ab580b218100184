import { MantineProvider } from '@mantine/core';
import { type ComponentProps, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { RepChoiceView } from './rep-choice.tsx';

const ben = { id: 'ben', name: 'Ben Ito' };
const mia = { id: 'mia', name: 'Mia Roth' };
const again = () => {};

type Props = ComponentProps<typeof RepChoiceView>;
function shown(changes: Partial<Props>): string {
  const props: Props = {
    label: 'Answered by',
    current: ben,
    wanted: null,
    reps: [ben, mia],
    list: { is: 'success' },
    change: { is: 'none' },
    onChoose: again,
    ...changes,
  };
  return renderToStaticMarkup(createElement(MantineProvider, null, createElement(RepChoiceView, props)));
}

describe('who of sales looks after something, in the office (RQ-7)', () => {
  test('is being read, while who answers by now stands there', () => {
    const html = shown({ reps: [], list: { is: 'pending' } });
    expect(html).toContain('Loading the representatives…');
    expect(html).toContain('<option value="ben" selected="">Ben Ito</option>');
    expect(html).toMatch(/<select[^>]* disabled=""/);
  });

  test('was read: it can be chosen', () => {
    const html = shown({});
    expect(html).toContain('Mia Roth');
    expect(html).not.toMatch(/<select[^>]* disabled=""/);
    expect(html).not.toContain('Reading');
  });

  test('could not be read: why, and another try', () => {
    const html = shown({ reps: [], list: { is: 'failed', sentence: 'The store is busy.', again } });
    for (const part of [
      'The list of representatives could not be loaded:',
      'The store is busy.',
      'Try again',
      'Ben Ito',
    ]) {
      expect(html).toContain(part);
    }
  });

  test('is being changed: the choice stands, and nobody chooses a second time', () => {
    const html = shown({ wanted: 'mia', change: { is: 'pending' } });
    expect(html).toContain('Reassigning…');
    expect(html).toContain('<option value="mia" selected="">');
    expect(html).toMatch(/<select[^>]* disabled=""/);
  });

  test('was changed', () => {
    expect(shown({ current: mia, change: { is: 'success' } })).toContain('Mia Roth is now responsible.');
    expect(shown({ current: null, change: { is: 'success' } })).toContain('No representative is assigned.');
  });

  test('was not changed: why, another try, and who answers still', () => {
    const html = shown({ change: { is: 'failed', sentence: 'Somebody else changed it.', again } });
    for (const part of ['Not changed:', 'Somebody else changed it.', 'Try again']) expect(html).toContain(part);
    expect(html).toContain('<option value="ben" selected="">');
  });

  test('cannot be chosen by who may not', () => {
    const html = shown({ blockedBecause: 'Only an administrator or sales can do this.' });
    expect(html).toMatch(/<select[^>]* disabled=""/);
    expect(html).toContain('title="Only an administrator or sales can do this."');
  });
});
