import { Button } from '@cutsite/ui/button';
import type { ReactNode } from 'react';
import { useProjectParts } from '../project/builder-context.tsx';
import { plateInView } from '../project/builder-project.ts';
import styles from './empty-plate.module.css';

interface EmptyStateProps {
  readonly title: string;
  /** What it takes, in the product's words. */
  readonly children: ReactNode;
  readonly onExample: () => void;
  /** Downloads a file to fill in; null where there is none. */
  readonly onTemplate: ((kind: 'xlsx' | 'csv') => void) | null;
}

/** What is said where there is nothing yet: what it takes, an example to load, a template to fill in. */
export function EmptyState({ title, children, onExample, onTemplate }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <h2>{title}</h2>
      <p>{children}</p>
      <div className={styles.actions}>
        <Button onClick={onExample}>Load an example</Button>
        {onTemplate === null ? null : (
          <>
            <Button variant="quiet" icon="download" onClick={() => onTemplate('xlsx')}>
              XLSX template
            </Button>
            <Button variant="quiet" icon="download" onClick={() => onTemplate('csv')}>
              CSV template
            </Button>
          </>
        )}
      </div>
    </div>
  );
}

/** The same of a plate. Nothing once it holds something. */
export function EmptyPlate({
  children,
  onExample,
  onTemplate = null,
}: Pick<EmptyStateProps, 'children' | 'onExample'> & Partial<Pick<EmptyStateProps, 'onTemplate'>>) {
  const { isEmpty } = useProjectParts((project) => ({ isEmpty: plateInView(project).wells.length === 0 }));
  if (!isEmpty) return null;
  return (
    <EmptyState title="An empty plate" onExample={onExample} onTemplate={onTemplate}>
      {children}
    </EmptyState>
  );
}
