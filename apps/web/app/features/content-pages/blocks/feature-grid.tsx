import type { ShownBlockOf } from '@cutsite/content/block';
import { Picture } from '../rich-text/picture.tsx';
import styles from './blocks.module.css';
import { FeatureDrawing } from './feature-drawing.tsx';
import { SectionHead } from './section-head.tsx';

/** Two to four things side by side. */
export function FeatureGrid({ block }: { readonly block: ShownBlockOf<'feature_grid'> }) {
  const Title = block.heading ? 'h3' : 'h2';
  return (
    <section className={`cs-page ${styles.section}`}>
      <SectionHead heading={block.heading} lead={block.lead} />
      <ul className={styles.grid}>
        {block.features.map(({ title, text, href, image, drawing }) => (
          <li key={title} className={drawing ? styles.drawn : `cs-card ${styles.feature}`}>
            {drawing ? <FeatureDrawing name={drawing} /> : null}
            {image && !drawing ? <Picture image={image} sizes="(max-width: 860px) 100vw, 320px" /> : null}
            <Title>{href ? <a href={href}>{title}</a> : title}</Title>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
