import type { ShownBlockOf } from '@cutsite/content/block';
import { Actions } from '../../parts/actions.tsx';
import { TryOneTarget } from '../try-one-target/try-one-target.tsx';
import styles from './hero.module.css';
import { LocusDrawing } from './locus-drawing.tsx';

export interface TryTargetHeroProps {
  readonly block: ShownBlockOf<'try_one_target'>;
  readonly isTitle: boolean;
}

/** The head of the home page: what the store is for, and a target to try it on (CT-1). */
export function TryTargetHero({ block: { heading, lead, actions }, isTitle }: TryTargetHeroProps) {
  const Heading = isTitle ? 'h1' : 'h2';
  return (
    <div className={styles.hero} data-comes-first={isTitle || undefined}>
      <section className={styles.inner} aria-label="Start">
        <div>
          <Heading>{heading}</Heading>
          {lead ? <p className={styles.lead}>{lead}</p> : null}
          <Actions actions={actions} isOnGradient />
        </div>
        <TryOneTarget />
      </section>
      <div className={styles.drawing}>
        <LocusDrawing />
      </div>
    </div>
  );
}
