import type { ShownFile, ShownImage, ShownReference, StoredBlock } from '@cutsite/content/field';
import type { RichText } from '@cutsite/content/rich-text';
import { Blocks } from '../blocks/block-view.tsx';
import { CardGrid } from '../parts/card-grid.tsx';
import { dayText } from '../parts/day-text.ts';
import { PageHead } from '../parts/page-head.tsx';
import { PictureFigure } from '../rich-text/picture-figure.tsx';
import { RichTextView } from '../rich-text/rich-text-view.tsx';
import styles from './entry.module.css';
import { Steps } from './steps.tsx';

interface Step {
  readonly title: string;
  readonly text: RichText;
  readonly duration?: string | undefined;
  readonly image?: ShownImage | undefined;
}

/** What types whose page is a head, some text and blocks have among them; each type has some of it. */
interface BlockPageFields {
  readonly summary?: string | undefined;
  readonly hero?: ShownImage | undefined;
  readonly body?: RichText | undefined;
  readonly blocks?: readonly StoredBlock[] | undefined;
  readonly steps?: readonly Step[] | undefined;
  readonly scenes?: readonly Step[] | undefined;
  readonly conditions?: RichText | undefined;
  readonly remarks?: RichText | undefined;
  readonly products?: readonly ShownReference[] | undefined;
  readonly entries?: readonly ShownReference[] | undefined;
  readonly data_source?: string | undefined;
  readonly published_on?: string | undefined;
  readonly valid_until?: string | undefined;
  readonly file?: ShownFile | undefined;
}

export interface BlockPageProps {
  readonly entry: { readonly title: string; readonly fields: BlockPageFields };
}

/** A page of blocks under its head; a hero as its first block is the head itself. */
export function BlockPage({ entry: { title, fields } }: BlockPageProps) {
  const { blocks = [], hero, products = [], entries = [] } = fields;
  const { data_source: source, published_on: publishedOn, valid_until: validUntil } = fields;
  return (
    <>
      {isHead(blocks[0]) ? null : (
        <PageHead
          title={title}
          summary={fields.summary}
          facts={[publishedOn && dayText(publishedOn), validUntil && `Valid until ${dayText(validUntil)}`]}
          aside={hero ? <PictureFigure image={hero} isFirst sizes="(max-width: 860px) 100vw, 520px" /> : null}
        />
      )}
      <Text text={fields.body} />
      <div className="cs-page">
        <Steps steps={fields.steps ?? fields.scenes} />
      </div>
      <Blocks blocks={blocks} />
      {source ? <p className={`cs-page ${styles.section}`}>Data: {source}</p> : null}
      <Text text={fields.remarks} />
      <Text text={fields.conditions} title="Conditions" />
      <Cards title="Products" entries={products} />
      <Cards title={null} entries={entries} />
    </>
  );
}

const isHead = (first: StoredBlock | undefined): boolean =>
  first?.block === 'hero' || first?.block === 'try_one_target';

function Text({ text, title }: { readonly text: RichText | undefined; readonly title?: string }) {
  if (text === undefined) return null;
  return (
    <section className={`cs-page ${styles.section}`}>
      {title === undefined ? null : <h2>{title}</h2>}
      <RichTextView text={text} />
    </section>
  );
}

function Cards({ title, entries }: { readonly title: string | null; readonly entries: readonly ShownReference[] }) {
  if (entries.length === 0) return null;
  return (
    <section className={`cs-page ${styles.section}`}>
      {title === null ? null : <h2>{title}</h2>}
      <CardGrid entries={entries} headings={title === null ? 'h2' : 'h3'} />
    </section>
  );
}
