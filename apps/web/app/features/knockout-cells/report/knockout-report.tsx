import { geneGenomes } from '@cutsite/domain/gene';
import { catalogueCode, isOwnLine, knockoutProducts } from '@cutsite/domain/knockout-cells';
import { moneyText } from '@cutsite/domain/money';
import { countText } from '@cutsite/domain/text';
import {
  BlockedVerdict,
  OrderedLines,
  PriceLines,
  ProjectReportFrame,
  ReportSection,
} from '../../../builder/report/project-report.tsx';
import { useProject } from '../draft/knockout-drafts.ts';
import { useCheckedKnockouts } from '../genes/use-knockouts.ts';
import { itemsOf, useKnockoutPrice, useUnitPrices } from '../price/knockout-price.ts';
import { blockedBecause } from '../purchase/knockout-cart.ts';

/** The whole list on one page, before it is paid: each gene, and what is said of it. */
export function KnockoutReport({ onClose }: { readonly onClose: () => void }) {
  const draft = useProject();
  const checked = useCheckedKnockouts();
  const { price } = useKnockoutPrice();
  const priceOf = useUnitPrices();
  const items = itemsOf(draft, checked);
  const blocked = blockedBecause(draft, checked, false) ?? price?.refusal ?? null;
  const said = (checked.rows ?? []).flatMap(({ row, gene, errors, warnings }) =>
    [...errors, ...warnings].map(({ code, message }) => ({
      key: `${row.id} ${code}`,
      name: gene?.symbol ?? row.name,
      message,
    })),
  );
  const { label, reviewsOwnLine } = knockoutProducts[draft.product];
  const needsReview = reviewsOwnLine && items.some(({ cellLine }) => isOwnLine(cellLine));
  return (
    <ProjectReportFrame
      projectName={draft.name}
      verdict={<BlockedVerdict blocked={blocked} />}
      figures={[
        { label: 'Product', value: label, note: geneGenomes[draft.genome].label },
        { label: 'Genes', value: String(items.length) },
        { label: 'Price', value: price === undefined ? 'loading' : moneyText(price.subtotal) },
      ]}
      onClose={onClose}
    >
      {needsReview ? <p>A line of your own: we write to you about a sample before anything is made.</p> : null}
      <OrderedLines
        caption="What is ordered"
        lines={items.map((item) => ({
          label: item.geneName,
          note: [
            item.cellLine,
            item.quantity === null ? '' : `${item.quantity} nmol`,
            item.quantity === null ? '' : catalogueCode(item.genome, item.geneName, item.quantity),
          ]
            .filter((word) => word !== '')
            .join(', '),
          count: '1',
          sum: priceOf(item) ?? null,
        }))}
      />
      {price?.priced == null ? null : (
        <p>
          <PriceLines priced={price.priced} />
        </p>
      )}
      {said.length === 0 ? null : (
        <ReportSection label="To look at" note={countText(said.length, 'remark')} refusal={null}>
          <ul>
            {said.map(({ key, name, message }) => (
              <li key={key}>
                <b>{name}</b> {message}
              </li>
            ))}
          </ul>
        </ReportSection>
      )}
    </ProjectReportFrame>
  );
}
