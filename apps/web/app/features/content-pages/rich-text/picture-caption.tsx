import type { ShownImage } from '@cutsite/content/field';

/** What is said below a picture: its caption, and who made it. Nothing where nothing is said. */
export function PictureCaption({ image: { caption, credit } }: { readonly image: ShownImage }) {
  const words = [caption ?? '', credit ? `Picture: ${credit}` : ''].filter((part) => part !== '');
  return words.length === 0 ? null : <figcaption>{words.join(' · ')}</figcaption>;
}
