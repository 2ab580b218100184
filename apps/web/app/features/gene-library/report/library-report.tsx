import { geneGenomes } from '@cutsite/domain/gene';
import { wellLabel, wellPosition } from '@cutsite/domain/labware';
import { groupedDigits } from '@cutsite/domain/money';
import { Notice } from '@cutsite/ui/notice';
import { Fragment } from 'react';
import { figured } from '../../../builder/words/count-words.ts';
import { moneyText } from '../../../platform/money-text.ts';
import { ReportDialog } from '../../../platform/report/item-facts.tsx';
import { useCheckedDraft } from '../check/use-check.ts';
import { useProject } from '../draft/library-drafts.ts';
import { faultWords } from '../faults/fault-words.ts';
import { useLibraryPrice } from '../price/library-price.ts';
import { formatOf } from '../project/library-draft.ts';
import { blockedBecause } from '../purchase/library-cart.ts';
import styles from './library-report.module.css';

/** The whole library on one page, before it is paid: what is ordered, what blocks it, what to look at. */
export function LibraryReport({ onClose }: { readonly onClose: () => void }) {
  const draft = useProject();
  const { library, version, plates } = useCheckedDraft();
  const { price } = useLibraryPrice();
  const format = formatOf(draft);
  const blocked = blockedBecause(draft) ?? price?.refusal ?? null;
  const faults = plates.flatMap(({ plate, check }) =>
    [...check.wells].flatMap(([index, own]) => own.map((fault) => ({ plate, index, fault }))),
  );
  const codes = [...new Set(faults.map(({ fault }) => fault.code))];
  const facts: readonly (readonly [string, string])[] = [
    ['Genome', geneGenomes[draft.genome].label],
    ['Gene list', version === null ? 'loading' : `version ${version}`],
    ['Plates', figured(plates.filter(({ check }) => check.filled > 0).length, format.label, `× ${format.label}`)],
    ['Amount', `${groupedDigits(draft.quantityPerWell)} pmol a well`],
    ['Copies', figured(draft.replicates, 'copy', 'copies')],
    ['Genes', String(library?.genes ?? 0)],
    ['Controls', String(library?.controls ?? 0)],
    ['Left out', String(library?.leftOut ?? 0)],
    ['Price', price === undefined ? 'loading' : moneyText(price.subtotal)],
  ];
  return (
    <ReportDialog title="Before you order" onClose={onClose}>
      <h3>{draft.name.trim() || 'Library without a name'}</h3>
      <p>This is not a quote: prices are today’s, before shipping and tax.</p>
      {blocked === null ? (
        <Notice tone="success">Nothing blocks the order.</Notice>
      ) : (
        <Notice tone="error">{blocked}.</Notice>
      )}
      <dl className={styles.facts}>
        {facts.map(([label, value]) => (
          <Fragment key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
      </dl>
      {codes.map((code) => {
        const own = faults.filter(({ fault }) => fault.code === code);
        return (
          <section key={code} className={styles.part}>
            <h4>
              {faultWords[code]} <small>{figured(own.length, 'well')}</small>
            </h4>
            <ul>
              {own.map(({ plate, index, fault }) => (
                <li key={`${plate.id}.${index}`}>
                  <b>
                    {plates.length > 1 ? `${plate.name} ` : ''}
                    {wellLabel(wellPosition(index, format))}
                  </b>{' '}
                  {fault.message}
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </ReportDialog>
  );
}
