import type { ProposalKind } from '@cutsite/domain/guide-rna';
import { readSheets } from '@cutsite/domain/sheet';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { freshProject } from '../../project/fresh-project.ts';
import { aPendingImport } from './a-pending-import.cases.ts';
import { newPreviewMemory, workOut } from './work-out.ts';

const kinds = [
  't_to_u',
  'pam',
  'overhang',
  'name_repeated',
  'name_missing',
  'spaces',
] as const satisfies readonly ProposalKind[];

const row = fc.record({
  name: fc.constantFrom('g1', 'g2', 'g3', '', '2-Sep'),
  sequence: fc.constantFrom('CCATTGTTCAATATCGTCCGTGG', 'CACCGCCAUUGUUCAAUAUCGUCCG', 'GAGCG CUGCUCAGAUAGCGA', 'NNNNN'),
});
/** Choices one after the other, as a customer ticks, unticks and leaves rows out. */
const choices = fc.array(
  fc.record({
    switchedOn: fc.uniqueArray(fc.constantFrom(...kinds)),
    switchedOff: fc.uniqueArray(fc.constantFrom(...kinds)),
    leftOut: fc.uniqueArray(fc.nat(5)),
  }),
  { minLength: 1, maxLength: 5 },
);

test.each(['plates', 'tubes'] as const)(
  'a preview of %s that remembers the one before is the same as one that does not',
  (format) => {
    fc.assert(
      fc.property(fc.array(row, { minLength: 1, maxLength: 120 }), choices, (rows, list) => {
        const read = readSheets([
          { name: null, cells: [['name', 'sequence'], ...rows.map((one) => [one.name, one.sequence])] },
        ]);
        if (!read.ok) throw new Error(read.error.code);
        const project = freshProject(format, () => 'p');
        const memory = newPreviewMemory();
        for (const { switchedOn, switchedOff, leftOut } of list) {
          const pending = aPendingImport({
            project,
            switchedOn: new Set(switchedOn),
            switchedOff: new Set(switchedOff),
            leftOut: new Set(leftOut.map((at) => `0\t\t${rows[at]?.name}\t${rows[at]?.sequence}`)),
          });
          expect(workOut(read.value, pending, () => 'i', memory)).toEqual(workOut(read.value, pending, () => 'i'));
        }
      }),
      { numRuns: 60 },
    );
  },
);
