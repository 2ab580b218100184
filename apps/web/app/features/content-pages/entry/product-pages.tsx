import { orderedProducts } from '@cutsite/content/block';
import type { ShownEntryOf } from '@cutsite/content/type';
import { ButtonLink } from '@cutsite/ui/button';
import { Blocks } from '../blocks/block-view.tsx';
import { orderScreens } from '../blocks/order-screens.ts';
import { CardGrid } from '../parts/card-grid.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { Picture } from '../rich-text/picture.tsx';
import { RichTextView } from '../rich-text/rich-text-view.tsx';
import styles from './entry.module.css';

type ProductFields = ShownEntryOf<'product'>['fields'] &
  Partial<Pick<ShownEntryOf<'enhanced_product'>['fields'], 'tabs'>>;

/** The page of a product, and of an enhanced one, which has tabs besides (CT-21). */
export function ProductPage({ entry }: { readonly entry: ShownEntryOf<'product'> | ShownEntryOf<'enhanced_product'> }) {
  const fields: ProductFields = entry.fields;
  const { family, product, hero, facts = [], tabs = [] } = fields;
  return (
    <>
      <PageHead
        title={entry.title}
        summary={fields.summary}
        isDark={fields.navigation === 'colour'}
        crumbs={family?.url ? [{ label: family.title, href: family.url }] : []}
        aside={hero ? <Picture image={hero} isFirst sizes="(max-width: 860px) 100vw, 520px" /> : null}
      >
        <LegacyNote fields={fields} />
        {product !== undefined && fields.legacy !== true ? (
          <p className={styles.facts}>
            <ButtonLink
              href={orderScreens[product]}
              variant={fields.navigation === 'colour' ? 'lime' : 'primary'}
              size="roomy"
              trailingIcon="go"
            >
              Order: {orderedProducts[product]}
            </ButtonLink>
          </p>
        ) : null}
      </PageHead>
      {facts.length > 0 ? (
        <dl className={`cs-page ${styles.section} ${styles.factGrid}`}>
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      {tabs.map(({ label, body }) => (
        <section key={label} className={`cs-page ${styles.section}`}>
          <h2>{label}</h2>
          <RichTextView text={body} />
        </section>
      ))}
      <Blocks blocks={fields.blocks ?? []} isHeaded />
      <RelatedCards entries={fields.related} />
    </>
  );
}

function RelatedCards({ entries = [] }: { readonly entries?: ProductFields['related'] }) {
  const linked = entries.filter(({ url }) => url !== null);
  if (linked.length === 0) return null;
  return (
    <section className={`cs-page ${styles.section}`}>
      <h2>Related resources</h2>
      <CardGrid entries={linked} headings="h3" />
    </section>
  );
}

/** That it is no longer made, and what replaces it. */
function LegacyNote({ fields }: { readonly fields: ProductFields }) {
  if (fields.legacy !== true) return null;
  const { successor } = fields;
  return (
    <p className={styles.notice}>
      <strong>Legacy: no longer made.</strong>{' '}
      {successor?.url ? (
        <>
          It is replaced by <a href={successor.url}>{successor.title}</a>.
        </>
      ) : null}
    </p>
  );
}
