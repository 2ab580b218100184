import type { ShownBlockOf } from '@cutsite/content/block';
import { Picture } from '../rich-text/picture.tsx';
import { PictureCaption } from '../rich-text/picture-caption.tsx';
import { RichTextView } from '../rich-text/rich-text-view.tsx';
import styles from './blocks.module.css';
import { SectionHead } from './section-head.tsx';

/** Text. */
export function TextBlock({ block }: { readonly block: ShownBlockOf<'rich_text'> }) {
  return (
    <section className={`cs-page ${styles.section}`}>
      <RichTextView text={block.body} />
    </section>
  );
}

/** A table under its heading. */
export function TableBlock({ block }: { readonly block: ShownBlockOf<'table'> }) {
  return (
    <section className={`cs-page ${styles.section}`}>
      <SectionHead heading={block.heading} lead={block.lead} />
      <RichTextView text={block.body} />
    </section>
  );
}

/** A picture across the page; nothing when it is gone. */
export function ImageBlock({ block }: { readonly block: ShownBlockOf<'image'> }) {
  if (block.image === undefined) return null;
  return (
    <figure className={`cs-page ${styles.section}`}>
      <Picture image={block.image} sizes="100vw" />
      <PictureCaption image={block.image} />
    </figure>
  );
}

/** Words of somebody. */
export function QuoteBlock({ block }: { readonly block: ShownBlockOf<'quote'> }) {
  return (
    <figure className={`cs-page ${styles.section} ${styles.quote}`}>
      <blockquote>{block.text}</blockquote>
      <figcaption>{block.source}</figcaption>
    </figure>
  );
}

/** A row of marks. */
export function LogosBlock({ block }: { readonly block: ShownBlockOf<'logos'> }) {
  return (
    <section className={`cs-page ${styles.section}`}>
      <SectionHead heading={block.heading} />
      <ul className={styles.logos}>
        {block.logos.map(({ name, image, href }) => {
          const mark = image ? <Picture image={image} sizes="160px" /> : name;
          return <li key={name}>{href ? <a href={href}>{mark}</a> : mark}</li>;
        })}
      </ul>
    </section>
  );
}

/** A film with what is said in it. */
export function VideoBlock({ block }: { readonly block: ShownBlockOf<'video'> }) {
  return (
    <section className={`cs-page ${styles.section}`}>
      <SectionHead heading={block.title} />
      {block.video ? (
        // Transcript stands below it in words.
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- the transcript stands below
        <video controls preload="none" src={block.video.href} poster={block.poster?.src} />
      ) : null}
      <details className={styles.question}>
        <summary>Transcript</summary>
        <RichTextView text={block.transcript} />
      </details>
    </section>
  );
}
