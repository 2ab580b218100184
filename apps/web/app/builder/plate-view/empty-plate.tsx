import { Button } from '@cutsite/ui/button';
import type { ReactNode } from 'react';
import { useProjectParts } from '../project/builder-context.tsx';
import { plateInView } from '../project/builder-project.ts';
import styles from './empty-plate.module.css';

/** What an empty plate takes, in the product's words, and an example to load. Nothing once it holds something. */
export function EmptyPlate({ children, onExample }: { readonly children: ReactNode; readonly onExample: () => void }) {
  const { isEmpty } = useProjectParts((project) => ({ isEmpty: plateInView(project).wells.length === 0 }));
  if (!isEmpty) return null;
  return (
    <div className={styles.empty}>
      <h2>An empty plate</h2>
      <p>{children}</p>
      <div className={styles.actions}>
        <Button onClick={onExample}>Load an example</Button>
      </div>
    </div>
  );
}
