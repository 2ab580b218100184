import { type DesignEditor, designEditors, maxBases, targetLengthsOf } from '@cutsite/domain/guide-design';
import { geneEditors } from '@cutsite/domain/guide-rna';
import { groupedDigits } from '@cutsite/domain/text';
import { Button } from '@cutsite/ui/button';
import { Notice } from '@cutsite/ui/notice';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Setting } from '../../../builder/settings-bar/setting.tsx';
import type { ReadPlatesToFill } from '../../../platform/between-pages/plate-to-fill.ts';
import type { GoTo } from '../../../platform/loading/go-to.ts';
import page from '../page/guides.module.css';
import { GuidesFrame } from '../page/guides-frame.tsx';
import { pamText } from '../page/pam-text.ts';
import { exampleSequence } from './example-sequence.ts';
import { findInWorker, SearchStopped, warmSearch } from './find-in-worker.ts';
import {
  defaultLength,
  emptySearch,
  type SavedSearch,
  savedSearch,
  saveSearch,
  sitesPicked,
  withPicked,
} from './saved-search.ts';
import styles from './sequence.module.css';
import type { FoundSites, WantedSites } from './site-search.ts';
import { SitesFound } from './sites-found.tsx';

type Found = (FoundSites & { readonly ok: true })['value'];
const maxMegabytes = 1;

interface SequenceGuidesPageProps {
  readonly goTo: GoTo;
  readonly readPlates: ReadPlatesToFill;
}

/** Every place in pasted DNA where an editor can be sent, to be filtered, picked and sent to the guide builder. */
export function SequenceGuidesPage(props: SequenceGuidesPageProps) {
  return <GuidesFrame current="sequence">{(isLive) => <Body isLive={isLive} {...props} />}</GuidesFrame>;
}

function Body({ isLive, goTo, readPlates }: SequenceGuidesPageProps & { readonly isLive: boolean }) {
  const file = useRef<HTMLInputElement>(null);
  const [kept, setKept] = useState(() => (isLive ? savedSearch() : emptySearch));
  useEffect(() => {
    if (isLive) saveSearch(kept);
  }, [isLive, kept]);
  const { text, editor, length } = kept;
  const change = (next: Partial<SavedSearch>) => setKept((before) => ({ ...before, ...next }));
  const [state, setState] = useState<'idle' | 'busy' | { readonly failed: string }>('idle');
  const [found, setFound] = useState<Found | null>(null);
  const search = async (wanted: string, by: WantedSites) => {
    change({ text: wanted, ...by, isSearched: true });
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
    change(by);
    // What stands in the field is searched for the other editor, where it was searched before.
    if (found !== null) void search(text, by);
  };
  const start = (wanted: string) => void search(wanted, { editor, length });
  // What was found before a reload is found again.
  const searchAgain = useEffectEvent(() => {
    if (kept.isSearched) start(text);
  });
  useEffect(() => searchAgain(), []);
  const onFile = async (chosen: File | undefined) => {
    if (chosen === undefined) return;
    if (chosen.size > maxMegabytes * 1024 * 1024) return setState({ failed: `A file may have ${maxMegabytes} MB.` });
    start(await chosen.text());
  };
  const lengths = targetLengthsOf(editor);
  return (
    <>
      <div className={`cs-page-wide ${found === null ? page.page : ''}`}>
        <form
          className={page.ask}
          onSubmit={(event) => {
            event.preventDefault();
            void search(text, { editor, length });
          }}
        >
          <div className={page.field}>
            <label htmlFor="dna">DNA or FASTA, up to {groupedDigits(maxBases)} bases</label>
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
              onChange={(event) => change({ text: event.currentTarget.value })}
            />
          </div>
          <div className={styles.choices}>
            <Setting<DesignEditor>
              label="Gene editor"
              value={editor}
              options={designEditors.map((id) => ({ id, text: `${geneEditors[id].display}, ${pamText(id)}` }))}
              onPick={(by) => pick({ editor: by, length: defaultLength(by) })}
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
        ) : null}
      </div>
      {found === null ? null : (
        <SitesFound
          key={`${found.editor} ${found.length} ${found.sequences.length} ${found.sites.length}`}
          found={found}
          picked={sitesPicked(kept.picked, found.sites)}
          onPick={(site, isPicked) =>
            setKept((before) => ({ ...before, picked: withPicked(before.picked, site, isPicked) }))
          }
          onClear={() => change({ picked: [] })}
          goTo={goTo}
          readPlates={readPlates}
        />
      )}
    </>
  );
}
