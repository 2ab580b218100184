import { chooseApart, chooseBestApart, publishedScores } from '@cutsite/domain/guide-design';
import { countText } from '@cutsite/domain/text';
import { Button } from '@cutsite/ui/button';
import { useState } from 'react';
import type { AboutGene } from '../../../genes/about/about-genes.ts';
import { ruleSet1Of } from '../../../genes/guides/cut-of-guide.ts';
import { type KnownGuide, keyOfGuide } from '../../../genes/guides/known-guides.ts';
import { rankedGuides } from '../../../genes/guides/rank-guides.ts';
import styles from '../page/guide-table.module.css';
import { cutsOf } from './cut-layout.ts';
import { GuideRow } from './guide-row.tsx';

interface GuideTableProps {
  readonly symbol: string;
  readonly about: AboutGene | undefined;
  readonly guides: readonly KnownGuide[];
  readonly ticked: ReadonlySet<string>;
  readonly wellOf: (target: string) => string | null;
  readonly onTick: (guides: readonly KnownGuide[], isTicked: boolean) => void;
  /** The target of the guide whose row or mark is pointed at. */
  readonly pointed: string | null;
  readonly onPoint: (target: string | null) => void;
}

/** Of a few guides two are far apart, of more of them four. */
const apartOf = (cuts: number): number => (cuts > 4 ? 4 : 2);

const orders = { score: 'by score', number: 'by number', place: 'along the gene' } as const;
type Order = keyof typeof orders;

/** The guides of a gene to be ticked, ranked where they have a score: rows, and on a phone cards. */
export function GuideTable(props: GuideTableProps) {
  const { symbol, about, guides, ticked, wellOf, onTick, pointed, onPoint } = props;
  const [asked, setAsked] = useState<Order | null>(null);
  const cuts = cutsOf(guides, about).map((cut) => ({ ...cut, score: ruleSet1Of(cut.guide) }));
  const cutOf = new Map(cuts.map((cut) => [cut.guide, cut]));
  const scores = new Map(guides.map((guide) => [guide, ruleSet1Of(guide)]));
  const unscored = guides.filter((guide) => scores.get(guide) === null);
  const hasScores = unscored.length < guides.length;
  const hasExons = cuts.some(({ inGene }) => inGene !== null);
  const order = asked ?? (hasScores ? 'score' : 'number');
  const offered = (Object.keys(orders) as Order[]).filter(
    (one) => one === 'number' || (one === 'score' ? hasScores : cuts.length > 1),
  );
  const apart = apartOf(cuts.length);
  const isAll = guides.every((guide) => ticked.has(keyOfGuide(guide)));
  const rows = inOrder(order);
  const chooseSome = () => {
    const chosen = hasScores ? chooseBestApart(cuts, apart) : chooseApart(cuts, apart);
    onTick(guides, false);
    onTick(
      chosen.map(({ guide }) => guide),
      true,
    );
  };

  function inOrder(by: Order): readonly KnownGuide[] {
    if (by === 'number') return guides;
    if (by === 'score') return rankedGuides(guides);
    const rank = (guide: KnownGuide) => placeInGene(cutOf.get(guide));
    return guides.toSorted((one, other) => rank(one) - rank(other) || one.number - other.number);
  }
  const columns = 5 + (cuts.length === 0 ? 0 : 2) + (hasExons ? 1 : 0) + (hasScores ? 1 : 0);
  const { label, range } = publishedScores.ruleSet1;
  return (
    <>
      <div className={styles.head}>
        <h3>Known guides</h3>
        <span>
          {hasScores
            ? `${label}, ${range}. For SpCas9 only.`
            : `In the order of the collection${cuts.length === 0 ? ', which has no places for them' : ''}.`}
        </span>
        {cuts.length > apart ? (
          <Button size="small" variant="soft" onClick={chooseSome}>
            {hasScores ? `Choose the best ${apart} apart` : `Choose the ${apart} farthest apart`}
          </Button>
        ) : null}
        {offered.length < 2 ? null : (
          <label>
            Order{' '}
            <select
              className="cs-select"
              value={order}
              onChange={(event) => setAsked(offered[event.currentTarget.selectedIndex] ?? null)}
            >
              {offered.map((one) => (
                <option key={one} value={one}>
                  {orders[one]}
                </option>
              ))}
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
              {hasExons ? <th scope="col">Exon</th> : null}
              {cuts.length === 0 ? null : (
                <>
                  <th scope="col">Strand</th>
                  <th scope="col">Cuts after, {cuts[0]?.chromosome}</th>
                </>
              )}
              {hasScores ? <th scope="col">{label}</th> : null}
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
                hasExons={hasExons}
                score={hasScores ? (scores.get(guide) ?? null) : undefined}
                divider={hasScores && order === 'score' && guide === unscored[0] ? columns : null}
                well={wellOf(guide.target)}
                isTicked={ticked.has(keyOfGuide(guide))}
                isPointed={pointed === guide.target}
                onTick={(isTicked) => onTick([guide], isTicked)}
                onPoint={onPoint}
              />
            ))}
          </tbody>
        </table>
      </div>
      {unscored.length === 0 ? null : (
        <p className={styles.foot}>
          {countText(unscored.length, 'guide')} not scored: {label} needs 30 nt of the genome around a target, which the
          collection does not hold. <a href="/guides/sequence">Paste the sequence around them</a> to have it.
        </p>
      )}
    </>
  );
}

/** As the gene is read where its exons are known, else along the chromosome; what has no place comes last. */
function placeInGene(cut: ReturnType<typeof cutsOf>[number] | undefined): number {
  return cut === undefined ? Number.POSITIVE_INFINITY : (cut.inGene?.before ?? cut.at);
}
