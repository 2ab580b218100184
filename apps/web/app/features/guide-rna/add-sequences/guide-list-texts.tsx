import {
  explainedFault,
  type Modification,
  type Nuclease,
  type ProposalKind,
  plateMinimumWells,
  proposalKinds,
} from '@cutsite/domain/guide-rna';
import { plate96 } from '@cutsite/domain/labware';
import { SequenceDifference } from '@cutsite/ui/sequence-text';
import type { ReactNode } from 'react';
import type { SourceTexts } from '../../../builder/list-import/dialog/source-pane.tsx';
import { plateTemplate, type Template } from '../../../builder/list-import/dialog/template-links.tsx';
import { type ListProduct, listColumns } from '../../../builder/list-import/list-product.ts';
import { leftOutNote, ownChemistry, userDefinedNote } from '../fixes/notation-text.ts';
import { exampleRows } from '../paste/example-rows.ts';
import { GuideDifference, isSideBySide } from '../repairs/repair-difference.tsx';
import { faultWord } from '../text/fault-text.ts';
import { madeTexts, offerText } from './pane/offer-text.ts';
import { type GuideList, guideRepairs } from './preview/guide-list.ts';

/** What the rows of a list are made with, and what a whole guide with chemistry of its own would cost. */
export interface ListSettings {
  readonly format: 'plates' | 'tubes';
  readonly nuclease: Nuclease;
  readonly modifications: Modification;
  /** Written out; null where it is not known, or not offered. */
  readonly userDefinedPrice: string | null;
}

function offerNote(kind: ProposalKind, { nuclease, modifications, userDefinedPrice }: ListSettings): string | null {
  if (kind === 'user_defined')
    return `${userDefinedNote}${userDefinedPrice === null ? '' : ` Each costs ${userDefinedPrice} then.`}`;
  if (kind !== 'chemistry') return null;
  const lost = 'Chemistry written with the bases, such as m and *, is left out: a target is bases only.';
  return `${lost} ${ownChemistry(nuclease, modifications)}`;
}

/**
 * A repair that leaves hardly a letter in its place is shown side by side, and so is what others made of the same row.
 */
function difference(made: readonly ProposalKind[], before: string, after: string): ReactNode {
  const rewritten = made.find(isSideBySide);
  if (rewritten === undefined) return <SequenceDifference before={before} after={after} alphabet="ACGUM*" />;
  return <GuideDifference kind={rewritten} before={before} after={after} />;
}

/** What the dialog says of a list of guides; rows of tubes name no well. */
export const guideListProduct = (settings: ListSettings): ListProduct<GuideList> => ({
  ...listColumns('Sequence, 5′ to 3′', settings.format === 'plates'),
  noun: ['guide', 'guides'],
  format: plate96,
  minWells: plateMinimumWells,
  kinds: proposalKinds,
  offerLabel: (kind) => offerText[kind],
  offerNote: (kind) => offerNote(kind, settings),
  madeLabel: (kind) => madeTexts[kind],
  byRow: { kind: 'reverse_complement', use: 'Use the other strand', undo: 'as listed' },
  replaceKind: guideRepairs.replace,
  tickedAtFirst: guideRepairs.tickedAtFirst,
  nameChoices: ({ offered }) =>
    offered.flatMap(({ kind, certain, after }) => (kind === 'gene_date' && !certain ? [after] : [])),
  faultWord,
  faultSentence: explainedFault,
  leftOutNote,
  difference,
});

/** The columns of our own sheets of tubes (LI-7). */
const tubesTemplate: Template = {
  name: 'cutsite-tubes-template',
  title: 'Tubes',
  rows: () => [['Name', 'Sequence', 'Modifications']],
};

/** What the dialog says of the lists that it takes. */
export const guideSourceTexts = (format: 'plates' | 'tubes'): SourceTexts => ({
  paste: {
    label: 'One guide per line: name, then sequence',
    placeholder: 'TP53-g1\tCCAUUGUUCAAUAUCGUCCG',
    hint: 'Spreadsheet cells, CSV, FASTA, one sequence per line, or a plate grid (rows A to H), with or without a header.',
  },
  file:
    'The header must contain name and sequence; columns in any order, well and modifications are read too. ' +
    (format === 'plates'
      ? 'Several sheets or files, or a column of plates, become several plates.'
      : 'Several sheets or files are added one after the other.'),
  example: () =>
    exampleRows()
      .map((row) => `${row.name}\t${row.sequence}`)
      .join('\n'),
  template: format === 'plates' ? plateTemplate('cutsite-plate-template', plate96) : tubesTemplate,
});
