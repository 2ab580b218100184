import type { ShownBlockOf } from '@cutsite/content/block';
import { SiteFormView } from '../forms/site-form.tsx';
import styles from './blocks.module.css';
import { SectionHead } from './section-head.tsx';

/** A form of the site on a page of blocks. */
export function FormBlock({ block }: { readonly block: ShownBlockOf<'embedded_form'> }) {
  return (
    <section className={`cs-page ${styles.section}`}>
      <SectionHead heading={block.heading} lead={block.lead} />
      <SiteFormView name={block.form} />
    </section>
  );
}
