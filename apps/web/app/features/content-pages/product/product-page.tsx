import { orderedProducts } from '@cutsite/content/block';
import type { ShownEntryOf } from '@cutsite/content/type';
import { ButtonLink } from '@cutsite/ui/button';
import { Icon } from '@cutsite/ui/icon';
import { Fragment } from 'react';
import { Blocks } from '../blocks/block-view.tsx';
import { CardGrid } from '../parts/card-grid.tsx';
import { dayText } from '../parts/day-text.ts';
import { orderScreens } from '../parts/order-screens.ts';
import { PageHead } from '../parts/page-head.tsx';
import { PriceSentence } from '../prices/price-sentence.tsx';
import { PictureFigure } from '../rich-text/picture-figure.tsx';
import { RichTextView } from '../rich-text/rich-text-view.tsx';
import { AskAPerson } from './ask-a-person.tsx';
import { type Jump, jumpsOf, jumpTo, type ProductFields } from './jumps.ts';
import { PageBar } from './page-bar.tsx';
import { PasteList } from './paste-list.tsx';
import styles from './product-page.module.css';

/** The page of a product, and of an enhanced one, which has tabs besides (CT-21). */
export function ProductPage({ entry }: { readonly entry: ShownEntryOf<'product'> | ShownEntryOf<'enhanced_product'> }) {
  const fields: ProductFields = entry.fields;
  const { family, hero, facts = [], steps = [], tabs = [], blocks = [] } = fields;
  const jumps = jumpsOf(fields);
  const hasQuestions = blocks.some(({ block }) => block === 'faq');
  return (
    <>
      <PageHead
        title={entry.title}
        summary={fields.summary}
        isDark={fields.navigation === 'colour'}
        crumbs={family?.url ? [{ label: family.title, href: family.url }] : []}
        aside={hero ? <PictureFigure image={hero} isFirst sizes="(max-width: 860px) 100vw, 520px" /> : null}
      >
        <LegacyNote fields={fields} />
        <Ways fields={fields} />
      </PageHead>
      <PageBar jumps={jumps} product={fields.legacy === true ? undefined : fields.product} />
      {facts.length > 0 ? (
        <dl className={`cs-page ${styles.facts}`}>
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      {tabs.map(({ label, body }) => (
        <section key={label} id={jumpTo(label)} className={`cs-page ${styles.section}`}>
          <h2>{label}</h2>
          <RichTextView text={body} />
        </section>
      ))}
      {blocks.map((block, at) => (
        <Fragment key={block.id}>
          {/* The steps stand behind what one gets. */}
          {at === 1 ? <ProductSteps steps={steps} /> : null}
          <Place jump={jumps.find(({ blockId }) => blockId === block.id)}>
            {block.block === 'faq' ? (
              <div className={`cs-page ${styles.questions}`}>
                <Blocks blocks={[block]} isHeaded />
                <AskAPerson />
              </div>
            ) : (
              <Blocks blocks={[block]} isHeaded />
            )}
          </Place>
        </Fragment>
      ))}
      {blocks.length < 2 ? <ProductSteps steps={steps} /> : null}
      {hasQuestions ? null : (
        <div className={`cs-page ${styles.section}`}>
          <AskAPerson />
        </div>
      )}
      <RelatedCards entries={fields.related} />
      {fields.product === undefined || fields.legacy === true ? null : <PasteList product={fields.product} />}
    </>
  );
}

/** Where a jump of the bar leads. */
function Place({ jump, children }: { readonly jump: Jump | undefined; readonly children: React.ReactNode }) {
  return jump === undefined ? children : <div id={jump.id}>{children}</div>;
}

/** What can be done from the head: the order, a question, and what it costs. */
function Ways({ fields: { product, legacy, successor, navigation } }: { readonly fields: ProductFields }) {
  const isDark = navigation === 'colour';
  if (legacy === true) {
    if (!successor?.url) return null;
    return (
      <p className={styles.ways}>
        <ButtonLink href={successor.url} variant={isDark ? 'lime' : 'primary'} size="roomy" trailingIcon="go">
          See {successor.title}
        </ButtonLink>
      </p>
    );
  }
  if (product === undefined) return null;
  return (
    <>
      <p className={styles.ways}>
        <ButtonLink href={orderScreens[product]} variant={isDark ? 'lime' : 'primary'} size="roomy" trailingIcon="go">
          Order: {orderedProducts[product]}
        </ButtonLink>
        <ButtonLink href="/requests" variant={isDark ? 'glass' : 'default'} size="roomy">
          Ask for a quote
        </ButtonLink>
      </p>
      <p className={styles.price}>
        <PriceSentence product={product} />
      </p>
    </>
  );
}

function ProductSteps({ steps }: { readonly steps: NonNullable<ProductFields['steps']> }) {
  if (steps.length === 0) return null;
  return (
    <section id={jumpTo('How it works')} className={`cs-page ${styles.section}`}>
      <h2>How it works</h2>
      <ol className={styles.steps}>
        {steps.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

function RelatedCards({ entries = [] }: { readonly entries?: ProductFields['related'] }) {
  const linked = entries.filter(({ url }) => url !== null);
  if (linked.length === 0) return null;
  return (
    <section id={jumpTo('Related resources')} className={`cs-page ${styles.section}`}>
      <h2>Related resources</h2>
      <CardGrid entries={linked} headings="h3" />
    </section>
  );
}

/** That it is no longer made, and what replaces it. */
function LegacyNote({ fields }: { readonly fields: ProductFields }) {
  if (fields.legacy !== true) return null;
  const { successor, legacy_since: since } = fields;
  return (
    <p className={styles.legacy}>
      <Icon name="warning" />
      <strong>Legacy: no longer made{since ? ` since ${dayText(since)}` : ''}.</strong>{' '}
      {successor?.url ? (
        <>
          It is replaced by <a href={successor.url}>{successor.title}</a>.
        </>
      ) : null}
    </p>
  );
}
