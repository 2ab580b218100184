import { type CheckedLine, lineMessage, writtenTarget } from '@cutsite/domain/express-knockout';
import { type ExportTable, escapeFormula } from '@cutsite/domain/sheet';
import { bothFiles } from '../../../builder/export/export-choice.ts';
import { ExportMenu } from '../../../builder/export/export-menu.tsx';
import { checkedNow } from '../check/use-check.ts';
import { useBuilder } from '../draft/express-drafts.ts';

const headings = ['Line', 'Sequence', 'Gene', 'Ensembl ID', 'Eligible', 'Reason'] as const;

function rowOf(line: CheckedLine) {
  const { number, state } = line;
  const gene = state.kind === 'refused' ? state.eligibility.genes[0] : 'gene' in state ? state.gene : undefined;
  const eligible = state.kind === 'unchecked' ? '' : state.kind === 'eligible' ? 'yes' : 'no';
  return [
    number,
    escapeFormula(writtenTarget(line)),
    escapeFormula(gene?.symbol ?? ''),
    gene?.ensemblId ?? '',
    eligible,
    escapeFormula(lineMessage(state) ?? ''),
  ];
}

/** The list with its answers, a row a line; the column Sequence comes back when it is read again. */
export function expressTable(lines: readonly CheckedLine[]): ExportTable {
  const filled = lines.filter(({ state }) => state.kind !== 'empty');
  return { title: 'Express knockout', rows: [[...headings], ...filled.map(rowOf)] };
}

/** Saves the list with its answers as a file. */
export function ExpressExportMenu() {
  const builder = useBuilder();
  const choices = () =>
    bothFiles({
      what: 'The list',
      note: 'sequence, gene, Ensembl id, answer and reason',
      fileName: builder.project().name,
      unnamed: 'express-knockout',
      tables: () => [expressTable(checkedNow(builder.project()).lines)],
    });
  return <ExportMenu choices={choices} />;
}
