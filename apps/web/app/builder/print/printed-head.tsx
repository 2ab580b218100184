import { sentProjectName, withProject } from '@cutsite/domain/naming';
import type { ReactNode } from 'react';
import styles from './print-sheet.module.css';

interface PrintedHeadProps {
  readonly title: string;
  readonly project: string;
  readonly printedAt: string;
  /** What is still to be done before it can be ordered. */
  readonly toFix: string | null;
  readonly children: ReactNode;
}

/** What a sheet is of, with its project as everywhere (CA-29), of which day, and whether it is finished. */
export function PrintedHead({ title, project, printedAt, toFix, children }: PrintedHeadProps) {
  return (
    <header className={styles.head}>
      <h1>{withProject(sentProjectName(project) ?? undefined, title)}</h1>
      <p className={styles.of}>{printedAt}</p>
      <p className={styles.settings}>{children}</p>
      {toFix === null ? null : <p className={styles.toFix}>Draft: {toFix}</p>}
    </header>
  );
}
