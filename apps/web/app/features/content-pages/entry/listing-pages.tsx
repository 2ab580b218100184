import type { ShownEntryOf } from '@cutsite/content/type';
import { useContext } from 'react';
import { Blocks } from '../blocks/block-view.tsx';
import { ListedEntries } from '../blocks/entry-list.tsx';
import { dayText } from '../parts/day-text.ts';
import { PageHead } from '../parts/page-head.tsx';
import { Picture } from '../rich-text/picture.tsx';
import { PictureFigure } from '../rich-text/picture-figure.tsx';
import { RichTextView } from '../rich-text/rich-text-view.tsx';
import styles from './entry.module.css';
import { Listed } from './listed.tsx';
import { ReadingBody } from './reading-body.tsx';

/** Who wrote something, and what. */
export function AuthorPage({ entry: { title, fields } }: { readonly entry: ShownEntryOf<'author'> }) {
  return (
    <>
      <PageHead title={title} summary={fields.role} crumbs={[{ label: 'Blog', href: '/blog' }]}>
        {fields.picture ? <Picture image={fields.picture} sizes="160px" /> : null}
      </PageHead>
      {fields.about ? (
        <div className={`cs-page ${styles.section}`}>
          <RichTextView text={fields.about} />
        </div>
      ) : null}
      <Listed name="posts" title="Articles" />
    </>
  );
}

/** A shelf of the help (CT-29). */
export function HelpCategoryPage({ entry: { title, fields } }: { readonly entry: ShownEntryOf<'help_category'> }) {
  return (
    <>
      <PageHead title={title} summary={fields.about} crumbs={[{ label: 'Help', href: '/help' }]} />
      <Listed name="articles" title="Articles" />
    </>
  );
}

/** The first page of a guide, with its chapters. */
export function GuideHomePage({ entry: { title, fields } }: { readonly entry: ShownEntryOf<'guide_home'> }) {
  return (
    <>
      <PageHead title={title} summary={fields.summary} crumbs={[{ label: 'Learn', href: '/learn' }]} />
      <Blocks blocks={fields.blocks ?? []} isHeaded />
      <Listed name="chapters" title="Chapters" />
    </>
  );
}

/** A chapter, with the one before and the one after it. */
export function GuideChapterPage({ entry }: { readonly entry: ShownEntryOf<'guide_chapter'> }) {
  const { title, fields } = entry;
  const chapters = useContext(ListedEntries)['chapters'] ?? [];
  const at = chapters.findIndex(({ id }) => id === entry.id);
  const [before, after] = at === -1 ? [] : [chapters[at - 1], chapters[at + 1]];
  const { guide, hero } = fields;
  return (
    <article>
      <PageHead
        title={title}
        summary={fields.summary}
        crumbs={[{ label: 'Learn', href: '/learn' }, ...(guide?.url ? [{ label: guide.title, href: guide.url }] : [])]}
        facts={[`Chapter ${fields.number}${chapters.length > 0 ? ` of ${chapters.length}` : ''}`]}
      />
      <ReadingBody
        text={fields.body}
        tags={fields.tags}
        before={hero ? <PictureFigure className={styles.hero} image={hero} isFirst /> : null}
      >
        <nav aria-label="Chapters" className={styles.chapterLinks}>
          {before?.url ? <a href={before.url}>← {before.title}</a> : <span />}
          {after?.url ? <a href={after.url}>{after.title} →</a> : null}
        </nav>
      </ReadingBody>
    </article>
  );
}

/** Press releases by their day, one below the other. */
function Releases() {
  const releases = useContext(ListedEntries)['releases'] ?? [];
  if (releases.length === 0) return null;
  return (
    <section>
      <h2>Releases</h2>
      <ul className={styles.news}>
        {releases.map(({ id, title, url, card }) => (
          <li key={id}>
            {typeof card['released_on'] === 'string' ? (
              <time dateTime={card['released_on']}>{dayText(card['released_on'])}</time>
            ) : (
              <span />
            )}
            <div>
              <h3>{url === null ? title : <a href={url}>{title}</a>}</h3>
              {typeof card['summary'] === 'string' ? <p>{card['summary']}</p> : null}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The head of the press pages (CT-28). */
export function PressLandingPage({ entry: { title, fields } }: { readonly entry: ShownEntryOf<'press_landing'> }) {
  return (
    <>
      <PageHead title={title} summary={fields.summary} />
      <Blocks blocks={fields.blocks ?? []} isHeaded />
      <div className={`cs-page ${styles.press}`}>
        <Releases />
        <div className={styles.pressSide}>
          {fields.contact ? <PressContact words={fields.contact} /> : null}
          {fields.files && fields.files.length > 0 ? (
            <section className="cs-card">
              <h2>For your page</h2>
              <ul className={styles.files}>
                {fields.files.map(({ title: name, file }) => (
                  <li key={name}>{file ? <a href={file.href}>{name}</a> : name}</li>
                ))}
              </ul>
            </section>
          ) : null}
        </div>
      </div>
      <Listed name="news" title="In the press" />
    </>
  );
}

const mailAddress = /[^\s<>()]+@[^\s<>()]+\.[a-z]{2,}/i;

/** Whom the press asks; an address in the words is a link. */
function PressContact({ words }: { readonly words: string }) {
  const [address = ''] = mailAddress.exec(words) ?? [];
  const at = words.indexOf(address);
  return (
    <section className="cs-card">
      <h2>Press contact</h2>
      {address === '' ? (
        <p>{words}</p>
      ) : (
        <p>
          {words.slice(0, at)}
          <a href={`mailto:${address}`}>{address}</a>
          {words.slice(at + address.length)}
        </p>
      )}
    </section>
  );
}
