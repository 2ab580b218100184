import type { ShownBlockOf } from '@cutsite/content/block';
import { Actions } from './actions.tsx';
import styles from './blocks.module.css';

/** One sentence and one button. */
export function CallToAction({ block }: { readonly block: ShownBlockOf<'call_to_action'> }) {
  return (
    <section className={`cs-page ${styles.section}`}>
      <div className={styles.call}>
        <div>
          <h2>{block.heading}</h2>
          {block.lead ? <p>{block.lead}</p> : null}
        </div>
        <Actions actions={block.actions} />
      </div>
    </section>
  );
}
