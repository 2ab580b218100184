import {
  type GuideRnaItem,
  type GuideRnaProject,
  genomes,
  purificationOptions,
  yieldOptions,
} from '@cutsite/domain/guide-rna';
import { multiplyMoney } from '@cutsite/domain/money';
import type { PricedItem } from '@cutsite/domain/price';
import type { ReportPart } from '@cutsite/domain/report';
import { moneyText } from '../../../platform/money-text.ts';
import { kindText } from '../../../platform/report/report-words.ts';
import type { PricedAddOn } from '../price/price-project.ts';
import styles from './project-report.module.css';

interface WhatIsOrderedProps {
  readonly project: Pick<GuideRnaProject, 'genome' | 'cellLine'>;
  readonly parts: readonly ReportPart[];
  readonly addOns: readonly PricedAddOn[];
}

/** Every line of the order with its settings and how its price comes about: what a purchaser needs on paper. */
export function WhatIsOrdered({ project, parts, addOns }: WhatIsOrderedProps) {
  const genome = genomes.find(({ slug }) => slug === project.genome)?.label ?? project.genome;
  return (
    <table className={styles.ordered}>
      <caption>
        What is ordered, for {genome === 'Other' ? 'another genome' : genome.toLowerCase()}
        {project.cellLine === null ? '' : `, ${project.cellLine.trim()}`}
      </caption>
      <tbody>
        {parts
          .filter(({ report }) => report.guides > 0)
          .map(({ item, priced }, at) => (
            // Parts have no identity but their place.
            <tr key={at}>
              <th scope="row">
                {item.plateName ?? kindText(item)}
                <small>{settingsText(item)}</small>
              </th>
              <td>{priced === null ? `${item.sequences.length}` : <Lines priced={priced} />}</td>
              <td>{priced === null ? 'no price' : moneyText(priced.subtotal)}</td>
            </tr>
          ))}
        {addOns.map(({ item, label, priced }) => (
          <tr key={item.productSlug}>
            <th scope="row">{label}</th>
            <td>
              {item.quantity}
              {priced === null ? '' : ` × ${moneyText(priced.subtotal)}`}
            </td>
            <td>{priced === null ? 'no price' : moneyText(multiplyMoney(priced.subtotal, item.quantity))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** "24 × $41.00, list price"; one line for each price. */
function Lines({ priced }: { readonly priced: PricedItem }) {
  return priced.lines.map(({ count, unit }) => (
    <span key={unit.candidates.map(({ recordId }) => recordId).join()}>
      {count} × {moneyText(unit.unit)}, {unit.winner.label.toLowerCase()}
    </span>
  ));
}

/** "SpCas9, Standard modifications, 3 nmol each, standard purification" */
function settingsText(item: GuideRnaItem): string {
  const amount = yieldOptions.find(({ id }) => id === item.yield)?.display ?? item.yield;
  const purification = purificationOptions.find(({ id }) => id === item.purification)?.display ?? item.purification;
  const editor = item.nuclease === 'Other' ? 'Other editor' : item.nuclease;
  return `${editor}, ${item.modifications} modifications, ${amount} each, ${purification} purification`;
}
