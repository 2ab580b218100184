import { editTypeRows, lineMessage, writtenTarget } from '@cutsite/domain/express-knockout';
import { geneGenomes } from '@cutsite/domain/gene';
import { moneyText, multiplyMoney } from '@cutsite/domain/money';
import { countText } from '@cutsite/domain/text';
import {
  BlockedVerdict,
  OrderedLines,
  PriceLines,
  ProjectReportFrame,
  ReportSection,
} from '../../../builder/report/project-report.tsx';
import { useCheckedList } from '../check/use-check.ts';
import { useProject } from '../draft/express-drafts.ts';
import { useExpressPrice } from '../price/express-price.ts';
import { blockedBecause } from '../purchase/express-cart.ts';

/** The whole list on one page, before it is paid: the pools, and the lines that are left out with their reasons. */
export function ExpressReport({ onClose }: { readonly onClose: () => void }) {
  const draft = useProject();
  const checked = useCheckedList();
  const { price } = useExpressPrice();
  const { pools, lines, counts } = checked;
  const blocked = blockedBecause(draft, checked, false) ?? price?.refusal ?? null;
  const unit = price?.priced?.lines[0]?.unit.unit ?? null;
  const settings = [geneGenomes[draft.species].commonName, draft.cellLine, editTypeRows[draft.editType].label]
    .filter((word) => word !== '')
    .join(', ');
  const leftOut = lines.flatMap((line) => {
    const { number, state } = line;
    const message = lineMessage(state);
    return message === null ? [] : [{ number, written: writtenTarget(line), message }];
  });
  return (
    <ProjectReportFrame
      projectName={draft.name}
      verdict={<BlockedVerdict blocked={blocked} />}
      figures={[
        { label: 'Pools', value: String(pools.length), note: settings },
        { label: 'Sequences', value: String(counts.filled), note: `${countText(leftOut.length, 'line')} left out` },
        { label: 'Price', value: price === undefined ? 'loading' : moneyText(price.subtotal) },
      ]}
      onClose={onClose}
    >
      <OrderedLines
        caption="What is ordered"
        lines={pools.map(({ gene, lines: own }) => ({
          label: `${gene.symbol} knockout pool`,
          note: own.map(({ target }) => target).join(', '),
          count: '1',
          sum: unit === null ? null : multiplyMoney(unit, 1),
        }))}
      />
      {price?.priced == null ? null : (
        <p>
          <PriceLines priced={price.priced} />
        </p>
      )}
      {leftOut.length === 0 ? null : (
        <ReportSection label="Left out" note={countText(leftOut.length, 'line')} refusal={null}>
          <ul>
            {leftOut.map(({ number, written, message }) => (
              <li key={number}>
                <b>Line {number}</b> <code>{written}</code> {message}
              </li>
            ))}
          </ul>
        </ReportSection>
      )}
    </ProjectReportFrame>
  );
}
