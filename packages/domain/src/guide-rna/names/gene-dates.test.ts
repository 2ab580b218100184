import { expect, test } from 'vitest';
import { faultMessage } from '../faults/fault.ts';
import { checkTubes, newTube, proposeForTubes } from '../index.ts';
import { genesTakenForDate } from './gene-dates.ts';

test.each([
  ['1-Mar', ['MARCH1', 'MARC1']],
  ['3-Mar', ['MARCH3']],
  ['Mar-03', ['MARCH3']],
  ['03-Mar-26', ['MARCH3']],
  ['2-Sep', ['SEPT2']],
  ['02-SEP', ['SEPT2']],
  ['14-Sep', ['SEPT14']],
  ['1-Dec', ['DEC1']],
  ['4-Oct', ['OCT4']],
  ['2. Sep', ['SEPT2']],
  ['1. Mrz', ['MARCH1', 'MARC1']],
  ['4. Okt', ['OCT4']],
  ['2026-09-02', ['SEPT2']],
  ['2026-09-02 00:00:00', ['SEPT2']],
  ['31-Mar', []],
  ['2-Jan', []],
  ['MARCH1', []],
  ['TP53-2', []],
  ['guide 2-Sep', []],
  ['', []],
])('%s was %j', (name, genes) => {
  expect(genesTakenForDate(name)).toEqual(genes);
});

const none: ReadonlySet<string> = new Set();
const offered = (...names: string[]) => {
  const tubes = names.map((name, at) => ({
    ...newTube(`${at}`, `A0${at + 1}`),
    name,
    sequence: 'CCAUUGUUCAAUAUCGUCCA'.slice(0, 19) + 'ACGU'.charAt(at),
  }));
  const check = checkTubes(tubes, { tubeNamesInCart: none });
  return {
    said: check.rows.map((faults) => faults.map(faultMessage)),
    repairs: proposeForTubes(tubes, check, none).map((own) =>
      own.map(({ kind, after, certain }) => `${certain ? '' : 'perhaps '}${kind} ${after}`),
    ),
  };
};

test('a date is a warning that says which gene was meant, and its name can be had back', () => {
  expect(offered('2-Sep')).toEqual({
    said: [['Looks like a gene name that a spreadsheet turned into a date: SEPT2.']],
    repairs: [['gene_date SEPT2']],
  });
});

test('two genes can have been meant: both are offered, and neither is certain', () => {
  expect(offered('1-Mar')).toEqual({
    said: [['Looks like a gene name that a spreadsheet turned into a date: MARCH1 or MARC1.']],
    repairs: [['perhaps gene_date MARCH1', 'perhaps gene_date MARC1']],
  });
});

test('several guides of one gene get names of their own with it', () => {
  const { said, repairs } = offered('2-Sep', '2-Sep', 'SEPT2');
  expect(said[1]).toContain('Name must be unique.');
  expect(repairs).toEqual([['gene_date SEPT2-2'], ['gene_date SEPT2-3'], []]);
});
