import type { EntryWire } from '@cutsite/contracts/content';
import { SegmentedControl } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { useState } from 'react';
import styles from './preview.module.css';

const widths = ['1280', '768', '390'] as const;
const height = 900;

/** The page of the draft as the site draws it, in the width of a desktop, a tablet or a phone, scaled to fit. */
export function PreviewPane({ entry }: { readonly entry: EntryWire }) {
  const [width, setWidth] = useState<string>(widths[0]);
  const [shows, setShows] = useState('draft');
  const { ref, width: room } = useElementSize();
  const isPublished = shows === 'published' && entry.published_version !== null;
  const version = isPublished ? entry.published_version : entry.version;
  const scale = room === 0 ? 1 : Math.min(1, room / Number(width));
  return (
    <section className={styles.preview} aria-labelledby="preview">
      <div className={styles.bar}>
        <h2 id="preview">Preview</h2>
        <SegmentedControl
          size="xs"
          aria-label="Width of the preview"
          value={width}
          onChange={setWidth}
          data={[...widths]}
        />
        <span className="cs-muted cs-small">at {Math.round(scale * 100)} %</span>
        {entry.published_version === null ? null : (
          <SegmentedControl
            size="xs"
            aria-label="What is shown"
            value={shows}
            onChange={setShows}
            data={[
              { value: 'draft', label: 'Draft' },
              { value: 'published', label: 'Published' },
            ]}
          />
        )}
        <a href={`/preview/${entry.id}?v=${version}`} target="_blank" rel="noreferrer">
          Open by itself
        </a>
      </div>
      <div ref={ref} className={styles.room} style={{ height: height * scale }}>
        <iframe
          title={`Preview of ${entry.title}, ${width} wide`}
          // It is the site's own page, and shows without its scripts what it shows with them.
          sandbox="allow-same-origin"
          src={`/preview/${entry.id}?v=${version}`}
          width={width}
          height={height}
          style={{ transform: `scale(${scale})` }}
        />
      </div>
    </section>
  );
}
