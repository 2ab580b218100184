import type { EntryWire } from '@cutsite/contracts/content';
import { useState } from 'react';
import { Button } from '../../../platform/button.tsx';
import { momentText } from '../../../platform/moment-text.ts';
import type { DraftAutosave } from '../draft/draft-autosave.ts';
import { fieldLabel, fieldNames, valueText } from '../draft/draft-text.ts';
import { urlName } from '../draft/merge-drafts.ts';
import { type Fields, isSame } from '../draft/same-value.ts';
import { rememberDraft, rememberedDraft } from '../draft/saved-in-browser.ts';
import { WordChanges } from '../history/word-changes.tsx';
import styles from './entry.module.css';

/** What was typed in this browser and never saved: offered only where it differs, with its age and the difference. */
export function UnsavedText({ autosave, entry }: { readonly autosave: DraftAutosave; readonly entry: EntryWire }) {
  const [kept, setKept] = useState(() => {
    const found = rememberedDraft(entry.id);
    const isOther = found !== null && !(isSame(found.fields, entry.fields) && found.url === entry.url);
    return isOther ? found : null;
  });
  if (kept === null) return null;
  const titles = new Map(entry.points_at.map(({ id, title }) => [id, title]));
  const [now, then]: readonly Fields[] = [
    { ...entry.fields, [urlName]: entry.url },
    { ...kept.fields, [urlName]: kept.url },
  ];
  const differing = fieldNames(entry.type).filter((name) => !isSame(now?.[name], then?.[name]));
  return (
    <section className={styles.conflict} aria-label="Unsaved text">
      <p>
        <b>Words of {momentText(new Date(kept.at).toISOString())} are kept in this browser and were never saved.</b> The
        version that is saved stays in the history either way.
      </p>
      <details>
        <summary>{differing.length === 1 ? 'One field differs' : `${differing.length} fields differ`}</summary>
        {differing.map((name) => (
          <div key={name}>
            <h3>{fieldLabel(entry.type, name)}</h3>
            <WordChanges
              from={valueText(entry.type, name, now?.[name], titles)}
              to={valueText(entry.type, name, then?.[name], titles)}
            />
          </div>
        ))}
      </details>
      <div className={styles.buttons}>
        <Button
          size="xs"
          onClick={() => {
            autosave.change({ url: kept.url, fields: kept.fields });
            setKept(null);
          }}
        >
          Restore
        </Button>
        <Button
          size="xs"
          variant="default"
          onClick={() => {
            rememberDraft(entry.id, null);
            setKept(null);
          }}
        >
          Discard
        </Button>
      </div>
    </section>
  );
}
