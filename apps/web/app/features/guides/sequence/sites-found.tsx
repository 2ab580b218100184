import {
  chooseSites,
  everySite,
  type GuideSite,
  publishedScores,
  type SiteFilter,
  type SiteOrder,
} from '@cutsite/domain/guide-design';
import { geneEditors, pamOf } from '@cutsite/domain/guide-rna';
import { countText } from '@cutsite/domain/text';
import { Notice } from '@cutsite/ui/notice';
import { useMemo, useState } from 'react';
import type { ReadPlatesToFill } from '../../../platform/between-pages/plate-to-fill.ts';
import type { GoTo } from '../../../platform/loading/go-to.ts';
import { ChosenBar } from '../chosen/chosen-bar.tsx';
import { ChosenGuides } from '../chosen/chosen-guides.tsx';
import { usePlateChoice } from '../chosen/plate-choice.ts';
import page from '../page/guides.module.css';
import { SiteDrawing } from './site-drawing.tsx';
import { SiteFilters } from './site-filters.tsx';
import { keyOfSite, siteNames } from './site-names.ts';
import type { FoundSites } from './site-search.ts';
import { SiteTable } from './site-table.tsx';

type Found = (FoundSites & { readonly ok: true })['value'];

interface SitesFoundProps {
  readonly found: Found;
  readonly picked: readonly GuideSite[];
  readonly onPick: (site: GuideSite, isPicked: boolean) => void;
  readonly onClear: () => void;
  readonly goTo: GoTo;
  readonly readPlates: ReadPlatesToFill;
}

/** The sites that were found: drawn, filtered, in order, and picked. */
export function SitesFound({ found, picked, onPick, onClear, goTo, readPlates }: SitesFoundProps) {
  const { editor, sequences, sites } = found;
  const [filter, setFilter] = useState<SiteFilter>(everySite);
  const [order, setOrder] = useState<SiteOrder>('place');
  const hasScores = editor === 'SpCas9';
  const shown = useMemo(() => chooseSites(sites, filter, order), [sites, filter, order]);
  const names = useMemo(() => siteNames(sequences, sites), [sequences, sites]);
  const nameOf = (site: GuideSite) => names.get(keyOfSite(site)) ?? '';
  const keys = useMemo(() => new Set(picked.map(keyOfSite)), [picked]);
  const guides = picked.map((site) => ({ key: keyOfSite(site), name: nameOf(site), target: site.target }));
  const choice = usePlateChoice(guides, readPlates);
  const siteOf = (key: string) => picked.find((site) => keyOfSite(site) === key);
  return (
    <>
      <div className={`cs-page-wide ${page.below}`}>
        <div className={page.columns}>
          <div className={page.results}>
            <p className={page.tools} role="status">
              <span>
                {shown.length === sites.length
                  ? countText(sites.length, 'site')
                  : `${shown.length} of ${countText(sites.length, 'site')}`}{' '}
                for {geneEditors[editor].display}, targets of {found.length} nt
              </span>
            </p>
            {sequences.slice(0, 4).map((sequence, at) => (
              <SiteDrawing
                key={`${sequence.name} ${sequence.bases.length}`}
                sequence={sequence}
                sites={shown.filter((site) => site.sequence === at)}
                picked={picked.filter((site) => site.sequence === at)}
              />
            ))}
            <SiteFilters hasScores={hasScores} filter={filter} order={order} onFilter={setFilter} onOrder={setOrder} />
            <section className={page.card} aria-label="Sites found">
              <SiteTable
                sites={shown}
                hasScores={hasScores}
                pamFirst={pamOf(editor)?.end === '5'}
                names={sequences.map(({ name }) => name)}
                picked={keys}
                nameOf={nameOf}
                onPick={onPick}
              />
            </section>
            <Notice>
              {hasScores
                ? `${publishedScores.ruleSet1.label} (${publishedScores.ruleSet1.source}): ${publishedScores.ruleSet1.range}. ${publishedScores.crisprScan.label} (${publishedScores.crisprScan.source}): ${publishedScores.crisprScan.range}. Both need bases on either side of the target. `
                : `No published score for ${geneEditors[editor].display}: scores made for Cas9 do not apply to it. `}
              Stem: the most bases in a row that pair within the target, with three or more between; four and more may
              fold.
            </Notice>
          </div>
          <ChosenGuides
            guides={guides}
            choice={choice}
            editor={editor}
            onRemove={(key) => {
              const site = siteOf(key);
              if (site !== undefined) onPick(site, false);
            }}
            onClear={onClear}
          />
        </div>
      </div>
      <ChosenBar guides={guides} choice={choice} editor={editor} goTo={goTo} />
    </>
  );
}
