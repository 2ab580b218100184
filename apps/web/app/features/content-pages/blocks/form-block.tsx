import type { ShownBlockOf } from '@cutsite/content/block';
import { useContext } from 'react';
import { SupportAddress } from '../../../platform/support-contact.tsx';
import styles from './blocks.module.css';
import { SectionHead } from './section-head.tsx';

/** Where somebody writes to us; without an address of support it leads to the help. */
export function FormBlock({ block }: { readonly block: ShownBlockOf<'embedded_form'> }) {
  const address = useContext(SupportAddress);
  return (
    <section className={`cs-page ${styles.section}`}>
      <SectionHead heading={block.heading} lead={block.lead} />
      <p>
        {address === null ? (
          <a href="/help">Find an answer in the help</a>
        ) : (
          <a href={`mailto:${address}`}>{address}</a>
        )}
      </p>
    </section>
  );
}
