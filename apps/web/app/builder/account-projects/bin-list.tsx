import type { ProjectSummaryWire } from '@cutsite/contracts/project';
import { Button } from '@cutsite/ui/button';
import { useToast } from '@cutsite/ui/toast';
import { useId } from 'react';
import { dayText } from '../../platform/day-text.ts';
import { restoreInAccount } from './account-calls.ts';
import styles from './account-projects.module.css';
import { syncEngine } from './sync-engine.ts';

interface BinListProps {
  readonly product: string;
  readonly bin: readonly ProjectSummaryWire[];
}

/** Deleted projects of the account, to be restored for 30 days (PJ-5). */
export function BinList({ product, bin }: BinListProps) {
  const toast = useToast();
  const heading = useId();
  if (bin.length === 0) return null;
  const restore = async ({ id, name }: ProjectSummaryWire) => {
    const why = await restoreInAccount(id);
    await syncEngine(product).sync();
    toast(
      why === null ? { title: `“${name}” restored.` } : { title: 'Nothing was restored.', text: why, refused: true },
    );
  };
  const failed = () =>
    toast({ title: 'Nothing was restored.', text: 'The store did not answer. Please try again.', refused: true });
  return (
    <section className={styles.bin} aria-labelledby={heading}>
      <h2 id={heading}>Deleted projects</h2>
      <p>Each can be restored for 30 days.</p>
      <ul>
        {bin.map((project) => (
          <li key={project.id}>
            <b>{project.name.trim() || 'Project without a name'}</b>
            <span>
              deleted {dayText(project.deleted_at ?? '')}, kept until {dayText(project.restorable_until ?? '')}
            </span>
            <Button
              size="small"
              icon="undo"
              aria-label={`Restore ${project.name.trim() || 'the project without a name'}`}
              onClick={() => void restore(project).catch(failed)}
            >
              Restore
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
