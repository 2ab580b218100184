import { poolRack } from '@cutsite/domain/cell-library';
import { geneGenomes } from '@cutsite/domain/gene';
import { wellLabel, wellPosition } from '@cutsite/domain/labware';
import { Notice } from '@cutsite/ui/notice';
import { Fragment } from 'react';
import { figured } from '../../../builder/words/count-words.ts';
import { moneyText } from '../../../platform/money-text.ts';
import { ReportDialog } from '../../../platform/report/item-facts.tsx';
import { useCheckedCells } from '../check/use-check.ts';
import { useProject } from '../draft/cells-drafts.ts';
import { faultWords } from '../faults/fault-words.ts';
import { useCellsPrice } from '../price/use-cells-price.ts';
import { blockedBecause } from '../purchase/cells-cart.ts';
import styles from './cells-report.module.css';

/** The whole library on one page, before it is paid: what is ordered, what blocks it, what to look at. */
export function CellsReport({ onClose }: { readonly onClose: () => void }) {
  const draft = useProject();
  const { library, version, racks, slotsPerRack, pools } = useCheckedCells();
  const { price } = useCellsPrice();
  const blocked = blockedBecause(draft) ?? price?.refusal ?? null;
  const faults = racks.flatMap(({ plate, check }) =>
    [...check.wells].flatMap(([index, own]) => own.map((fault) => ({ plate, index, fault }))),
  );
  const codes = [...new Set(faults.map(({ fault }) => fault.code))];
  const { ntc1, ntc2, mockWT } = draft.controls;
  const facts: readonly (readonly [string, string])[] = [
    ['Genome', geneGenomes[draft.genome].label],
    ['Gene list', version === null ? 'loading' : `version ${version}`],
    ['Cell line', draft.cellLine.trim() || 'none chosen'],
    ['Racks', `${figured(racks.length, 'rack')} of ${poolRack.wellCount}`],
    ['Controls', `${ntc1} NTC1, ${ntc2} NTC2, ${mockWT} mock, 3 built in, 1 viability in each rack`],
    ['Copies', figured(draft.replicates, 'copy', 'copies')],
    ['Pools', String(library?.orderable ?? 0)],
    ['Left out', String(library?.leftOut ?? 0)],
    ['Slots left', String(racks.length * slotsPerRack - pools)],
    ['Price', price === undefined ? 'loading' : moneyText(price.subtotal)],
  ];
  return (
    <ReportDialog title="Before you order" onClose={onClose}>
      <h3>{draft.name.trim() || 'Library without a name'}</h3>
      <p>This is no quote: prices are today’s, before shipping and tax.</p>
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
              {faultWords[code]} <small>{figured(own.length, 'pool')}</small>
            </h4>
            <ul>
              {own.map(({ plate, index, fault }) => (
                <li key={`${plate.id}.${index}`}>
                  <b>
                    {racks.length > 1 ? `${plate.name} ` : ''}
                    {wellLabel(wellPosition(index, poolRack))}
                  </b>{' '}
                  {fault.pool.validatedName ?? fault.pool.value}: {fault.message}
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </ReportDialog>
  );
}
