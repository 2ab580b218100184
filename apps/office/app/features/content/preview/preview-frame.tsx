import type { EntryWire } from '@cutsite/contracts/content';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Draft } from '../draft/merge-drafts.ts';
import { findField } from '../field-path/find-field.ts';
import { goToField } from '../field-path/go-to-field.ts';
import { clickedAt, outline, scrollInPage, shownAt } from '../field-path/page-places.ts';
import { BlockHandle } from './block-handle.tsx';
import { useActivePlace } from './use-active-place.ts';

interface PreviewFrameProps {
  readonly entry: EntryWire;
  /** What stands in the form at this moment, which may be ahead of what is drawn beside it. */
  readonly draftNow: () => Draft;
  readonly version: number | null;
  /** It shows what visitors see, where nothing is moved. */
  readonly isLive: boolean;
  readonly width: number;
  readonly height: number;
  readonly scale: number;
  readonly colours: string;
}

/**
 * The page of a version, in a frame. A click leads to the field from which the words come; the field that is written
 * in, or the block that is chosen, is outlined. Another version is shown where the one before was scrolled to.
 */
export function PreviewFrame({ entry, draftNow, version, isLive, width, height, scale, colours }: PreviewFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [page, setPage] = useState<Document | null>(null);
  const active = useActivePlace();
  const scrolled = useRef(0);
  const outlined = useRef<readonly Element[]>([]);
  const known = useRef(entry);
  useLayoutEffect(() => {
    known.current = entry;
  });
  useEffect(() => {
    // The page follows this attribute as it does for a visitor who chose its colours.
    page?.querySelector('html')?.setAttribute('data-mantine-color-scheme', colours);
  }, [page, colours]);
  useEffect(() => {
    if (page === null) return;
    const onClick = (event: MouseEvent) => {
      // Links of a draft lead nowhere from here: the frame is for looking.
      event.preventDefault();
      const target = event.target as Element | null;
      if (target === null) return;
      const now = known.current;
      const found = findField(now.type, draftNow().fields, clickedAt(target), titlesOf(now));
      if (found !== null) goToField(found.path, found.words);
    };
    const onScroll = () => {
      scrolled.current = page.defaultView?.scrollY ?? 0;
    };
    page.addEventListener('click', onClick);
    page.addEventListener('scroll', onScroll);
    return () => {
      page.removeEventListener('click', onClick);
      page.removeEventListener('scroll', onScroll);
    };
  }, [page, draftNow]);
  useEffect(() => {
    if (page === null || active === null) return;
    const now = known.current;
    const shown = shownAt(page, now.type, draftNow().fields, active, titlesOf(now));
    outline(shown, outlined.current);
    outlined.current = shown;
    if (shown[0] !== undefined) scrollInPage(page, shown[0]);
  }, [page, active, draftNow]);
  const place = active?.path[0] === 'blocks' && typeof active.path[1] === 'number' ? active.path[1] : null;
  return (
    <>
      <iframe
        ref={frame}
        title={`Preview of ${entry.title}, ${width} wide`}
        // It is the site's own page, and shows without its scripts what it shows with them.
        sandbox="allow-same-origin"
        src={`/preview/${entry.id}?v=${version}`}
        width={width}
        height={height}
        style={{ transform: `scale(${scale})` }}
        onLoad={(event) => {
          const { contentDocument } = event.currentTarget;
          contentDocument?.defaultView?.scrollTo(0, scrolled.current);
          setPage(contentDocument);
        }}
      />
      {page === null || place === null || isLive ? null : (
        <BlockHandle page={page} draftNow={draftNow} place={place} scale={scale} height={height} />
      )}
    </>
  );
}

const titlesOf = ({ points_at, media }: EntryWire): ReadonlyMap<string, string> =>
  new Map([
    ...points_at.map(({ id, title }) => [id, title] as const),
    ...media.map(({ id, alt }) => [id, alt] as const),
  ]);
