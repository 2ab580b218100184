import { describe, expect, test } from 'vitest';
import { genomes } from '../guide-rna/index.ts';
import { findCellLines, knownCellLine } from './index.ts';

const names = (...asked: Parameters<typeof findCellLines>) => findCellLines(...asked).map((line) => line.name);

describe('The search for a cell line', () => {
  test.each(genomes.map(({ slug }) => slug))('offers at least twenty lines for %s, each name once', (species) => {
    const offered = names('', species);
    expect(offered.length).toBeGreaterThanOrEqual(20);
    expect(new Set(offered).size).toBe(offered.length);
  });

  test.each([
    ['u2os', 'homo_sapiens', 'U-2 OS'],
    ['K562', 'homo_sapiens', 'K-562'],
    ['hct-116', 'homo_sapiens', 'HCT 116'],
    ['293T', 'homo_sapiens', 'HEK293T'],
    ['3t3', 'mus_musculus', '3T3-L1'],
    ['n2a', 'mus_musculus', 'Neuro-2a'],
    ['cho', 'other', 'CHO-K1'],
  ] as const)('%j is found without minding hyphens, spaces, capitals and other spellings', (typed, species, name) => {
    expect(names(typed, species)[0]).toBe(name);
  });

  test('puts names that begin with the text before those that contain it', () => {
    expect(names('3t3', 'mus_musculus')).toEqual(['3T3-L1', 'NIH/3T3', 'BALB/3T3']);
  });

  test('offers lines of the chosen genome only, and nothing for a line that it does not know', () => {
    expect(names('Neuro', 'homo_sapiens')).toEqual([]);
    expect(names('my own line', 'homo_sapiens')).toEqual([]);
  });

  test('knows the genome of a line by its name', () => {
    expect(knownCellLine(' k 562 ')?.species).toBe('homo_sapiens');
    expect(knownCellLine('NIH3T3')?.organism).toBe('mouse');
    expect(knownCellLine('K')).toBeNull();
    expect(knownCellLine('')).toBeNull();
  });
});

test.each(genomes.map((genome) => genome))('the example for $slug is one of its lines', ({ slug, exampleLine }) => {
  expect(knownCellLine(exampleLine)).toMatchObject({ name: exampleLine, species: slug });
});
