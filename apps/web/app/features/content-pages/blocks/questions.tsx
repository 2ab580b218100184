import type { ShownBlockOf } from '@cutsite/content/block';
import { RichTextView } from '../rich-text/rich-text-view.tsx';
import styles from './blocks.module.css';
import { SectionHead } from './section-head.tsx';

/** Questions that open to their answers, without a script. */
export function Questions({ block }: { readonly block: ShownBlockOf<'faq'> }) {
  return (
    <section className={`cs-page ${styles.section}`}>
      <SectionHead heading={block.heading ?? 'Questions'} />
      {block.questions.map(({ question, answer }) => (
        <details key={question} className={styles.question}>
          <summary>{question}</summary>
          <RichTextView text={answer} />
        </details>
      ))}
    </section>
  );
}
