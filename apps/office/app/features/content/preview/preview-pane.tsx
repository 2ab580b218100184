import { SegmentedControl, useComputedColorScheme } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { useState } from 'react';
import type { AutosaveState } from '../draft/draft-autosave.ts';
import type { Draft } from '../draft/merge-drafts.ts';
import { LiveDifference } from './live-difference.tsx';
import styles from './preview.module.css';
import { PreviewFrame } from './preview-frame.tsx';

const widths = ['1280', '768', '390'] as const;
/** How much of the page is seen at once, in px of the page; of a page of blocks, in px of the room that it has. */
const pageHeight = 900;
/** Of a desktop's page beside the form, until its room is measured: what is below moves less then. */
const defaultScale = 0.6;
const canvasHeight = { wide: 720, narrow: 420 } as const;

interface PreviewPaneProps {
  readonly state: AutosaveState;
  readonly draftNow: () => Draft;
  /** The page is what is worked on: it fills the height that there is. */
  readonly isCanvas: boolean;
}

/** The page of the draft as the site draws it, in the width of a desktop, a tablet or a phone, scaled to fit. */
export function PreviewPane({ state: { entry }, draftNow, isCanvas }: PreviewPaneProps) {
  const [width, setWidth] = useState<string>(widths[0]);
  const [shows, setShows] = useState('draft');
  const scheme = useComputedColorScheme('light');
  const [chosen, setColours] = useState<string | null>(null);
  const colours = chosen ?? scheme;
  const { ref, width: room } = useElementSize();
  const isPublished = shows === 'published' && entry.published_version !== null;
  const version = isPublished ? entry.published_version : entry.version;
  const scale = room === 0 ? defaultScale : Math.min(1, room / Number(width));
  const wanted = room < 480 ? canvasHeight.narrow : canvasHeight.wide;
  const height = isCanvas ? Math.round(wanted / scale) : pageHeight;
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
        {/* It comes with the first publishing: what stands before it keeps its place. */}
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
        <a href={`/preview/${entry.id}?v=${version}`} target="_blank" rel="noreferrer">
          Open by itself
        </a>
      </div>
      {shows === 'difference' && entry.published_version !== null ? (
        <LiveDifference entry={entry} published={entry.published_version} />
      ) : null}
      <div ref={ref} className={styles.room} style={{ height: height * scale }} hidden={shows === 'difference'}>
        <PreviewFrame
          isLive={isPublished}
          entry={entry}
          draftNow={draftNow}
          version={version}
          height={height}
          scale={scale}
          colours={colours}
          width={Number(width)}
        />
      </div>
    </section>
  );
}
