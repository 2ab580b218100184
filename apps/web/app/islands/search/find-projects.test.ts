import { describe, expect, test } from 'vitest';
import { projectsElsewhere } from './find-projects.ts';

const of = [
  { storageName: 'cutsite-libraries', label: 'Gene library', list: '/order/gene-library/projects' },
  { storageName: 'cutsite-cells', label: 'Engineered cell library', list: '/order/engineered-cell-library/projects' },
];
const kept = (id: string, changes: object = {}) => ({
  id,
  product: 'cutsite-libraries',
  name: `Screen ${id}`,
  deleted_at: null,
  ...changes,
});

describe('projects of the account that this browser does not have', () => {
  test('lead to the list of their product, which fetches them', () => {
    expect(projectsElsewhere([kept('1'), kept('2', { product: 'cutsite-cells' })], new Set(), of)).toEqual([
      {
        kind: 'Project',
        title: 'Screen 1',
        note: 'Gene library, kept in your account',
        href: '/order/gene-library/projects',
      },
      {
        kind: 'Project',
        title: 'Screen 2',
        note: 'Engineered cell library, kept in your account',
        href: '/order/engineered-cell-library/projects',
      },
    ]);
  });

  test('are not said twice, nor from the bin, nor of a product that this release does not know', () => {
    const all = [kept('1'), kept('2', { deleted_at: '2026-11-22T12:00:00Z' }), kept('3', { product: 'cutsite-later' })];
    expect(projectsElsewhere(all, new Set(['1']), of)).toEqual([]);
  });
});
