import {
  chooseSites,
  type DesignEditor,
  designEditors,
  everySite,
  type GuideSite,
  mostBases,
  publishedScores,
  type SiteFilter,
  type SiteOrder,
  targetLengthsOf,
} from '@cutsite/domain/guide-design';
import { geneEditors, pamOf } from '@cutsite/domain/guide-rna';
import { Button } from '@cutsite/ui/button';
import { Notice } from '@cutsite/ui/notice';
import { useMemo, useRef, useState } from 'react';
import { Setting } from '../../../builder/settings-bar/setting.tsx';
import { figured } from '../../../builder/words/count-words.ts';
import { useInBrowser } from '../../../platform/in-browser.ts';
import type { GoTo } from '../../../platform/version/go-to.ts';
import { ChosenGuides } from '../chosen/chosen-guides.tsx';
import page from '../page/guides.module.css';
import { GuidesHead } from '../page/guides-head.tsx';
import { exampleSequence } from './example-sequence.ts';
import { findInWorker, SearchStopped, warmSearch } from './find-in-worker.ts';
import styles from './sequence.module.css';
import { SiteDrawing } from './site-drawing.tsx';
import { SiteFilters } from './site-filters.tsx';
import { keyOfSite, siteNames } from './site-names.ts';
import type { FoundSites, WantedSites } from './site-search.ts';
import { SiteTable } from './site-table.tsx';

type Found = (FoundSites & { readonly ok: true })['value'];
const mostMegabytes = 1;
const usualLength = (editor: DesignEditor): number => targetLengthsOf(editor)[0] ?? 0;

/** Every place in pasted DNA where an editor can be sent, to be filtered, picked and sent to the guide builder. */
export function SequenceGuidesPage({ goTo }: { readonly goTo: GoTo }) {
  const isInBrowser = useInBrowser(() => true) === true;
  const file = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [editor, setEditor] = useState<DesignEditor>('SpCas9');
  const [length, setLength] = useState(usualLength('SpCas9'));
  const [state, setState] = useState<'idle' | 'busy' | { readonly failed: string }>('idle');
  const [found, setFound] = useState<Found | null>(null);
  const search = async (wanted: string, by: WantedSites) => {
    setState('busy');
    try {
      const result = await findInWorker(wanted, by);
      setFound(result.ok ? result.value : null);
      setState(result.ok ? 'idle' : { failed: result.error.message });
    } catch (failure) {
      if (failure instanceof SearchStopped) return;
      setFound(null);
      setState({ failed: failure instanceof Error ? failure.message : String(failure) });
    }
  };
  const pick = (by: WantedSites) => {
    setEditor(by.editor);
    setLength(by.length);
    // What stands in the field is searched for the other editor, where it was searched before.
    if (found !== null) void search(text, by);
  };
  const start = (wanted: string) => {
    setText(wanted);
    void search(wanted, { editor, length });
  };
  const onFile = async (chosen: File | undefined) => {
    if (chosen === undefined) return;
    if (chosen.size > mostMegabytes * 1024 * 1024) return setState({ failed: `A file may have ${mostMegabytes} MB.` });
    start(await chosen.text());
  };
  const lengths = targetLengthsOf(editor);
  return (
    <div className={`cs-page ${page.page}`}>
      <GuidesHead current="sequence" />
      {/* What is drawn first takes no press, which would be lost. */}
      <div inert={!isInBrowser}>
        <form
          className={page.ask}
          onSubmit={(event) => {
            event.preventDefault();
            void search(text, { editor, length });
          }}
        >
          <div className={page.field}>
            <label htmlFor="dna">DNA or FASTA, up to {mostBases.toLocaleString('en-US')} bases</label>
            <textarea
              id="dna"
              className={styles.dna}
              rows={6}
              spellCheck={false}
              autoCapitalize="off"
              autoCorrect="off"
              value={text}
              onFocus={warmSearch}
              placeholder={'>my_exon\nACGTACGTNN…'}
              onChange={(event) => setText(event.currentTarget.value)}
            />
          </div>
          <div className={styles.choices}>
            <Setting<DesignEditor>
              label="Gene editor"
              value={editor}
              options={designEditors.map((id) => ({ id, text: `${geneEditors[id].display}, ${pamWords(id)}` }))}
              onPick={(by) => pick({ editor: by, length: usualLength(by) })}
            />
            {lengths.length < 2 ? null : (
              <Setting<string>
                label="Target"
                value={String(length)}
                options={lengths.map((bases) => ({ id: String(bases), text: `${bases} nt` }))}
                onPick={(bases) => pick({ editor, length: Number(bases) })}
              />
            )}
            <Button
              variant="primary"
              icon="search"
              type="submit"
              busy={state === 'busy'}
              blockedBecause={text.trim() === '' ? 'Paste a sequence first.' : null}
            >
              Find sites
            </Button>
            <Button icon="upload" onClick={() => file.current?.click()}>
              Upload a file
            </Button>
            <input
              ref={file}
              type="file"
              hidden
              accept=".fa,.fasta,.fna,.txt,.seq"
              onChange={(event) => {
                const [chosen] = event.currentTarget.files ?? [];
                void onFile(chosen);
                event.currentTarget.value = '';
              }}
            />
          </div>
        </form>
        {typeof state === 'string' ? null : (
          <Notice tone="error" role="alert">
            {state.failed}
          </Notice>
        )}
        {found === null ? (
          <section className={`${page.empty} ${styles.empty}`}>
            <h2>Paste a sequence</h2>
            <p>
              Every site of the editor’s PAM on both strands, with what the sequence says of it. What else in the genome
              a guide hits is not looked for here.
            </p>
            <Button onClick={() => start(exampleSequence)}>Load an example</Button>
          </section>
        ) : (
          <Results
            key={`${found.editor} ${found.length} ${found.sequences.length} ${found.sites.length}`}
            found={found}
            goTo={goTo}
          />
        )}
      </div>
    </div>
  );
}

/** "PAM NGG behind the target" */
function pamWords(editor: DesignEditor): string {
  const pam = pamOf(editor);
  if (pam === null) return '';
  return `PAM ${pam.pattern.replaceAll('U', 'T')} ${pam.end === '3' ? 'behind' : 'before'} the target`;
}

function Results({ found, goTo }: { readonly found: Found; readonly goTo: GoTo }) {
  const { editor, sequences, sites } = found;
  const [filter, setFilter] = useState<SiteFilter>(everySite);
  const [order, setOrder] = useState<SiteOrder>('place');
  const [picked, setPicked] = useState<ReadonlyMap<string, GuideSite>>(new Map());
  const hasScores = editor === 'SpCas9';
  const shown = useMemo(() => chooseSites(sites, filter, order), [sites, filter, order]);
  const names = useMemo(() => siteNames(sequences, sites), [sequences, sites]);
  const nameOf = (site: GuideSite) => names.get(keyOfSite(site)) ?? '';
  const onPick = (site: GuideSite, isPicked: boolean) =>
    setPicked((before) => {
      const next = new Map(before);
      if (isPicked) next.set(keyOfSite(site), site);
      else next.delete(keyOfSite(site));
      return next;
    });
  const keys = useMemo(() => new Set(picked.keys()), [picked]);
  return (
    <div className={page.columns}>
      <div className={page.results}>
        <p className={page.tools} role="status">
          <span>
            {shown.length === sites.length
              ? figured(sites.length, 'site')
              : `${shown.length} of ${figured(sites.length, 'site')}`}{' '}
            for {geneEditors[editor].display}, targets of {found.length} nt
          </span>
        </p>
        {sequences.slice(0, 4).map((sequence, at) => (
          <SiteDrawing
            key={`${sequence.name} ${sequence.bases.length}`}
            sequence={sequence}
            sites={shown.filter((site) => site.sequence === at)}
            picked={[...picked.values()].filter((site) => site.sequence === at)}
          />
        ))}
        <SiteFilters hasScores={hasScores} filter={filter} order={order} onFilter={setFilter} onOrder={setOrder} />
        <section className={page.gene} aria-label="Sites found">
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
            : `No published score for ${geneEditors[editor].display}: none made for Cas9 is lent to it. `}
          Stem: the most bases in a row that pair within the target, with three or more between; four and more may fold.
        </Notice>
      </div>
      <ChosenGuides
        guides={[...picked.values()].map((site) => ({
          key: keyOfSite(site),
          name: nameOf(site),
          target: site.target,
        }))}
        editor={editor}
        onRemove={(key) => setPicked((before) => new Map([...before].filter(([one]) => one !== key)))}
        onClear={() => setPicked(new Map())}
        goTo={goTo}
      />
    </div>
  );
}
