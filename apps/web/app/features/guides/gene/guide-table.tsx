import { chooseApart } from '@cutsite/domain/guide-design';
import { Button } from '@cutsite/ui/button';
import { Pill } from '@cutsite/ui/pill';
import { SequenceText } from '@cutsite/ui/sequence-text';
import { useState } from 'react';
import { figured } from '../../../builder/words/count-words.ts';
import { type KnownGuide, keyOfGuide, nameOfGuide } from '../../../genes/guides/known-guides.ts';
import styles from '../page/guide-table.module.css';
import { cutsOf } from './cut-layout.ts';

interface GuideTableProps {
  readonly symbol: string;
  readonly guides: readonly KnownGuide[];
  readonly ticked: ReadonlySet<string>;
  readonly wellOf: (target: string) => string | null;
  readonly onTick: (guides: readonly KnownGuide[], isTicked: boolean) => void;
}

/** Of a few guides two are far apart, of more of them four. */
const apartOf = (cuts: number): number => (cuts > 4 ? 4 : 2);

/** The guides of a gene to be ticked: rows, and on a phone cards. */
export function GuideTable({ symbol, guides, ticked, wellOf, onTick }: GuideTableProps) {
  const [order, setOrder] = useState<'number' | 'place'>('number');
  const cuts = cutsOf(guides);
  const apart = apartOf(cuts.length);
  const cutOf = new Map(cuts.map(({ guide, at }) => [guide, at]));
  const isAll = guides.every((guide) => ticked.has(keyOfGuide(guide)));
  const byPlace = (guide: KnownGuide) => cutOf.get(guide) ?? Number.POSITIVE_INFINITY;
  const rows = order === 'number' ? guides : guides.toSorted((one, other) => byPlace(one) - byPlace(other));
  const chooseFarApart = () => {
    onTick(guides, false);
    onTick(
      chooseApart(cuts, apart).map(({ guide }) => guide),
      true,
    );
  };
  return (
    <>
      <div className={styles.head}>
        <h3>Known guides</h3>
        <span>
          {cuts.length === 0
            ? 'In the order of the collection, which has no places for them.'
            : 'In the order of the collection.'}
        </span>
        {cuts.length > apart ? (
          <Button size="small" variant="soft" onClick={chooseFarApart}>
            {`Choose the ${apart} farthest apart`}
          </Button>
        ) : null}
        {cuts.length < 2 ? null : (
          <label>
            Order{' '}
            <select
              className="cs-select"
              value={order}
              onChange={(event) => setOrder(event.currentTarget.selectedIndex === 0 ? 'number' : 'place')}
            >
              <option value="number">by number</option>
              <option value="place">along the chromosome</option>
            </select>
          </label>
        )}
      </div>
      <div className={styles.scroll}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">
                <input
                  type="checkbox"
                  aria-label={`All guides of ${symbol}`}
                  checked={isAll}
                  onChange={() => onTick(guides, !isAll)}
                />
              </th>
              <th scope="col">Name</th>
              <th scope="col">Target, 5′ to 3′, and PAM</th>
              {cuts.length === 0 ? null : (
                <>
                  <th scope="col">Strand</th>
                  <th scope="col">Cuts behind, {cuts[0]?.chromosome}</th>
                </>
              )}
              <th scope="col">Rule Set 1</th>
              <th scope="col">Other genes</th>
              <th scope="col">
                <span className="cs-visually-hidden">Note</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((guide) => (
              <GuideRow
                key={guide.target}
                guide={guide}
                cut={cuts.length === 0 ? undefined : (cutOf.get(guide) ?? null)}
                well={wellOf(guide.target)}
                isTicked={ticked.has(keyOfGuide(guide))}
                onTick={(isTicked) => onTick([guide], isTicked)}
              />
            ))}
          </tbody>
        </table>
      </div>
      <p className={styles.foot}>
        {figured(guides.length, 'guide')} not scored: Rule Set 1 needs 30 nt of the genome around a target, which the
        collection does not hold. <a href="/guides/sequence">Paste the sequence around them</a> to have it.
      </p>
    </>
  );
}

interface GuideRowProps {
  readonly guide: KnownGuide;
  /** Null: its place is not known; undefined: no place of this gene is. */
  readonly cut: number | null | undefined;
  readonly well: string | null;
  readonly isTicked: boolean;
  readonly onTick: (isTicked: boolean) => void;
}

function GuideRow({ guide, cut, well, isTicked, onTick }: GuideRowProps) {
  const name = nameOfGuide(guide);
  const { place, also_hits: others } = guide;
  return (
    <tr data-ticked={isTicked || undefined}>
      <td>
        <input
          type="checkbox"
          aria-label={name}
          checked={isTicked}
          onChange={(event) => onTick(event.currentTarget.checked)}
        />
      </td>
      <td>{name}</td>
      <td>
        <SequenceText text={guide.target} alphabet="ACGT" wrap />{' '}
        {guide.pam === null ? null : <code className={styles.pam}>{guide.pam}</code>}
      </td>
      {cut === undefined ? null : (
        <>
          <td data-label="Strand">{place === null ? '' : place.strand === '+' ? '+' : '−'}</td>
          <td data-label="Cuts behind" className={styles.figure}>
            {cut === null ? 'not known' : cut.toLocaleString('en-US')}
          </td>
        </>
      )}
      <td data-label="Rule Set 1" className={styles.none}>
        not scored
      </td>
      <td data-label="Other genes">{others.length === 0 ? 'none' : others.map((hit) => hit.gene_name).join(', ')}</td>
      <td>{well === null ? null : <Pill>{`on the plate, ${well}`}</Pill>}</td>
    </tr>
  );
}
