import { type GuideSite, publishedScores, scoreNames } from '@cutsite/domain/guide-design';
import { countText, groupedDigits } from '@cutsite/domain/text';
import { Button } from '@cutsite/ui/button';
import { SequenceText } from '@cutsite/ui/sequence-text';
import { memo, useState } from 'react';
import table from '../page/guide-table.module.css';
import page from '../page/guides.module.css';
import { ScoreCell } from '../page/score-cell.tsx';
import { keyOfSite } from './site-names.ts';

interface SiteTableProps {
  readonly sites: readonly GuideSite[];
  readonly hasScores: boolean;
  readonly pamFirst: boolean;
  /** Names of sequences, where there are several. */
  readonly names: readonly string[];
  readonly picked: ReadonlySet<string>;
  readonly nameOf: (site: GuideSite) => string;
  readonly onPick: (site: GuideSite, isPicked: boolean) => void;
}

const shownAtOnce = 100;

/** The sites, with what is known of each; a hundred at a time. */
export function SiteTable({ sites, hasScores, pamFirst, names, picked, nameOf, onPick }: SiteTableProps) {
  const [shown, setShown] = useState(shownAtOnce);
  if (sites.length === 0) return <p className={page.hint}>No sites match. Show all, or paste more.</p>;
  return (
    <>
      {/* A table that scrolls is reached by keyboard too. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={table.scroll} tabIndex={0} role="region" aria-label="Sites">
        <table className={table.table}>
          <thead>
            <tr>
              <th scope="col">Pick</th>
              <th scope="col">Name</th>
              <th scope="col">{pamFirst ? 'PAM and target, 5′ to 3′' : 'Target, 5′ to 3′, and PAM'}</th>
              <th scope="col">Place</th>
              <th scope="col">GC</th>
              <th scope="col">Stem</th>
              {hasScores
                ? scoreNames.map((name) => (
                    <th
                      key={name}
                      scope="col"
                      title={`${publishedScores[name].source}, ${publishedScores[name].range}`}
                    >
                      {publishedScores[name].label}
                    </th>
                  ))
                : null}
              <th scope="col">To note</th>
            </tr>
          </thead>
          <tbody>
            {sites.slice(0, shown).map((site) => (
              <SiteRow
                key={keyOfSite(site)}
                site={site}
                name={nameOf(site)}
                place={names.length > 1 ? (names[site.sequence] ?? '') : ''}
                hasScores={hasScores}
                pamFirst={pamFirst}
                isPicked={picked.has(keyOfSite(site))}
                onPick={onPick}
              />
            ))}
          </tbody>
        </table>
      </div>
      {sites.length > shown ? (
        <p>
          <Button onClick={() => setShown(shown + shownAtOnce)}>
            {`Show ${Math.min(shownAtOnce, sites.length - shown)} more of ${countText(sites.length, 'site')}`}
          </Button>
        </p>
      ) : null}
    </>
  );
}

interface SiteRowProps {
  readonly site: GuideSite;
  readonly name: string;
  readonly place: string;
  readonly hasScores: boolean;
  readonly pamFirst: boolean;
  readonly isPicked: boolean;
  readonly onPick: SiteTableProps['onPick'];
}

const SiteRow = memo(function SiteRow(props: SiteRowProps) {
  const { site, name, place, hasScores, pamFirst, isPicked, onPick } = props;
  const { start, end, strand, target, pam, gc, stem, hasPolyT, enzymes, scores } = site;
  const notes = [...(hasPolyT ? ['TTTT: not from a U6 promoter'] : []), ...enzymes.map((enzyme) => `${enzyme} site`)];
  const shownPam = <code className={table.pam}>{pam}</code>;
  return (
    <tr data-ticked={isPicked || undefined}>
      <td>
        <input
          type="checkbox"
          aria-label={name}
          checked={isPicked}
          onChange={(event) => onPick(site, event.currentTarget.checked)}
        />
      </td>
      <td>{name}</td>
      <td>
        {pamFirst ? shownPam : null} <SequenceText text={target} alphabet="ACGT" wrap /> {pamFirst ? null : shownPam}
      </td>
      <td data-label="Place">
        {place === '' ? '' : `${place}: `}
        {groupedDigits(start)}–{groupedDigits(end)}, {strand === '+' ? '+' : '−'}
      </td>
      <td data-label="GC">{Math.round(gc)} %</td>
      <td data-label="Stem">{stem}</td>
      {hasScores
        ? scoreNames.map((scoreName) => <ScoreCell key={scoreName} name={scoreName} value={scores[scoreName]} />)
        : null}
      <td>{notes.join(', ')}</td>
    </tr>
  );
});
