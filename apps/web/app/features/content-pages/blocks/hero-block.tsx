import type { ShownBlockOf } from '@cutsite/content/block';
import { Actions } from '../parts/actions.tsx';
import { PictureFigure } from '../rich-text/picture-figure.tsx';
import styles from './blocks.module.css';

export interface HeroBlockProps {
  readonly block: ShownBlockOf<'hero'>;
  readonly isTitle: boolean;
}

/** The head of a page of blocks, or of a part of it. */
export function HeroBlock({ block, isTitle }: HeroBlockProps) {
  const Heading = isTitle ? 'h1' : 'h2';
  const { heading, lead, actions, image, gradient = 'plain' } = block;
  const isDark = gradient === 'petrol' || gradient === 'spectrum';
  return (
    <section className={styles.hero} data-ground={gradient}>
      <div className={`cs-page ${styles.heroInner}`}>
        <div>
          <Heading>{heading}</Heading>
          {lead ? <p className={styles.heroLead}>{lead}</p> : null}
          <Actions actions={actions} isOnGradient={isDark} />
        </div>
        {image ? <PictureFigure image={image} isFirst sizes="(max-width: 860px) 100vw, 480px" /> : null}
      </div>
    </section>
  );
}
