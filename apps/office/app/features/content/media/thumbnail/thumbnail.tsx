import type { MediaWire } from '@cutsite/contracts/content';

/** `PDF`. */
const endingOf = (name: string): string => name.split('.').at(-1)?.toUpperCase() ?? '';

/** A picture in its narrowest copy; of another file its ending. */
export function Thumbnail({ media }: { readonly media: Pick<MediaWire, 'thumb' | 'name' | 'width' | 'focus'> }) {
  const { thumb, name, width, focus } = media;
  if (width === null) return <span data-file="">{endingOf(name)}</span>;
  const [x = 50, y = 50] = focus ?? [];
  // Decoration here: its name and its alt text stand beside it.
  return <img src={thumb} alt="" loading="lazy" style={{ objectPosition: `${x}% ${y}%` }} />;
}
