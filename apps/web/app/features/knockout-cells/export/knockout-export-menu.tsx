import { type CheckedRow, codeOfRow, knockoutProducts } from '@cutsite/domain/knockout-cells';
import { type ExportTable, escapeFormula } from '@cutsite/domain/sheet';
import { bothFiles } from '../../../builder/export/export-choice.ts';
import { ExportMenu } from '../../../builder/export/export-menu.tsx';
import { useBuilder } from '../draft/knockout-drafts.ts';
import { checkedNow } from '../genes/use-knockouts.ts';
import type { KnockoutDraft } from '../project/knockout-draft.ts';

const headings = ['Gene', 'Ensembl ID', 'Typed', 'Cell line', 'Amount (nmol)', 'Catalogue code'] as const;

/** The list, a row a gene; gene, line and amount come back when it is read again (KO-14). */
export function knockoutTable({ product, genome }: KnockoutDraft, rows: readonly CheckedRow[]): ExportTable {
  const { byAmount } = knockoutProducts[product];
  return {
    title: 'Knockouts',
    rows: [
      [...headings],
      ...rows.map(({ row, gene }) => [
        escapeFormula(gene?.symbol ?? row.name.trim()),
        gene?.ensemblId ?? '',
        escapeFormula(row.name.trim()),
        escapeFormula(row.cellLine),
        byAmount ? row.quantity : '',
        gene === null ? '' : (codeOfRow(product, genome, gene.symbol, row.quantity) ?? ''),
      ]),
    ],
  };
}

/** Saves the list as a file, with symbols and ids as text. */
export function KnockoutExportMenu() {
  const builder = useBuilder();
  const choices = () =>
    bothFiles({
      what: 'The list',
      note: 'gene, Ensembl id, as typed, cell line, catalogue code',
      fileName: builder.project().name,
      unnamed: 'knockouts',
      tables: () => {
        const draft = builder.project();
        return [knockoutTable(draft, checkedNow(draft).rows ?? [])];
      },
    });
  return <ExportMenu choices={choices} />;
}
