import { type ComponentProps, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { RepresentativeView } from './representative.tsx';

const ben = { id: 'ben', name: 'Ben Ito', email: 'ben@lab.example', phone: '+1 617 555 0101', territory: 'East' };
const mia = { id: 'mia', name: 'Mia Roth', email: 'mia@lab.example', phone: '', territory: '' };
const again = () => {};

type Props = ComponentProps<typeof RepresentativeView>;
const shown = (changes: Partial<Props>): string =>
  renderToStaticMarkup(
    createElement(RepresentativeView, {
      rep: ben,
      list: { is: 'success', reps: [ben, mia] },
      change: { is: 'none' },
      onChoose: again,
      ...changes,
    }),
  );

describe('who answers a request (RQ-7)', () => {
  test('is no choice any more once sales has answered', () => {
    const html = shown({ list: { is: 'none' } });
    expect(html).toContain('ben@lab.example');
    expect(html).not.toContain('Who should answer');
  });

  test('is being read, and read', () => {
    const html = shown({ rep: null, list: { is: 'pending' } });
    for (const part of ['Not assigned yet', 'Loading the representatives…']) expect(html).toContain(part);
    const read = shown({});
    for (const part of ['Ben Ito, East', 'Mia Roth']) expect(read).toContain(part);
    expect(read).not.toContain('Reading');
  });

  test('could not be read: why, and another try; who answers by now stays in view', () => {
    const html = shown({ list: { is: 'failed', sentence: 'The store is busy.', again } });
    for (const part of ['ben@lab.example', 'The store is busy.', 'Try again']) expect(html).toContain(part);
    expect(html).not.toContain('<select');
  });

  test('is being changed: the choice stands, and nobody chooses a second time', () => {
    const html = shown({ change: { is: 'pending', id: 'mia' } });
    expect(html).toContain('Handing it over…');
    expect(html).toMatch(/<select[^>]* disabled=""/);
    expect(html).toMatch(/<option value="mia" selected="">/);
  });

  test('was changed', () => {
    expect(shown({ rep: mia, change: { is: 'success' } })).toContain('Mia Roth answers it now.');
  });

  test('was not changed: why, another try, and who answers still', () => {
    const html = shown({ change: { is: 'failed', sentence: 'Sales has answered meanwhile.', again } });
    for (const part of ['Not changed.', 'Sales has answered meanwhile.', 'Try again']) expect(html).toContain(part);
    expect(html).toMatch(/<option value="ben" selected="">/);
  });
});
