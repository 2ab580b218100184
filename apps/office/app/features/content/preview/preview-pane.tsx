import type { EntryWire } from '@cutsite/contracts/content';
import { SegmentedControl, useComputedColorScheme } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { useState } from 'react';
import { LiveDifference } from './live-difference.tsx';
import styles from './preview.module.css';

const widths = ['1280', '768', '390'] as const;
const height = 900;

function paint(frame: HTMLIFrameElement | null, colours: string): void {
  // While the page is on its way the frame holds a document without anything.
  frame?.contentDocument?.querySelector('html')?.setAttribute('data-mantine-color-scheme', colours);
}

/** The page of the draft as the site draws it, in the width of a desktop, a tablet or a phone, scaled to fit. */
export function PreviewPane({ entry }: { readonly entry: EntryWire }) {
  const [width, setWidth] = useState<string>(widths[0]);
  const [shows, setShows] = useState('draft');
  const scheme = useComputedColorScheme('light');
  const [chosen, setColours] = useState<string | null>(null);
  const colours = chosen ?? scheme;
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
              { value: 'difference', label: 'Difference' },
            ]}
          />
        )}
        <SegmentedControl
          size="xs"
          aria-label="Colours of the preview"
          value={colours}
          onChange={setColours}
          data={[
            { value: 'light', label: 'Light' },
            { value: 'dark', label: 'Dark' },
          ]}
        />
        <a href={`/preview/${entry.id}?v=${version}`} target="_blank" rel="noreferrer">
          Open by itself
        </a>
      </div>
      {shows === 'difference' && entry.published_version !== null ? (
        <LiveDifference entry={entry} published={entry.published_version} />
      ) : null}
      <div ref={ref} className={styles.room} style={{ height: height * scale }} hidden={shows === 'difference'}>
        <iframe
          title={`Preview of ${entry.title}, ${width} wide`}
          // It is the site's own page, and shows without its scripts what it shows with them.
          sandbox="allow-same-origin"
          src={`/preview/${entry.id}?v=${version}`}
          width={width}
          height={height}
          style={{ transform: `scale(${scale})` }}
          // The page follows this attribute as it does for a visitor who chose its colours.
          ref={(frame) => paint(frame, colours)}
          onLoad={(event) => paint(event.currentTarget, colours)}
        />
      </div>
    </section>
  );
}
