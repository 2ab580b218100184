import type { GuideRnaProject } from '@cutsite/domain/guide-rna';
import { useEffect, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { whenNeeded } from '../../../platform/when-needed.ts';
import { useBuilder, useProject } from '../project/use-builder.tsx';
import styles from './print-sheet.module.css';
import { PrintedPlate } from './printed-plate.tsx';
import { PrintedTubes } from './printed-tubes.tsx';
import { printedPlates } from './what-to-print.ts';

/** What the printer gets instead of the screen: plates, a page each, or the list of tubes. */
export function PrintSheet() {
  const builder = useBuilder();
  const [printedAt, setPrintedAt] = useState<Date | null>(null);
  useEffect(() => {
    const before = () => {
      // A report that is open is what somebody wants on paper.
      if (document.querySelector('body > [data-alone-on-paper]') !== null) return;
      // The browser takes the page as it stands when the event is over: the sheet must be there by then.
      flushSync(() => setPrintedAt(new Date()));
    };
    const after = () => {
      setPrintedAt(null);
      builder.look({ printed: 'in_view' });
    };
    window.addEventListener('beforeprint', before);
    window.addEventListener('afterprint', after);
    return () => {
      window.removeEventListener('beforeprint', before);
      window.removeEventListener('afterprint', after);
    };
  }, [builder]);
  if (printedAt === null) return null;
  return createPortal(<Sheet printedAt={day().format(printedAt)} />, document.body);
}

const day = whenNeeded(() => new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' }));

function Sheet({ printedAt }: { readonly printedAt: string }) {
  const builder = useBuilder();
  const project: GuideRnaProject = useProject();
  return (
    <div className={styles.sheet} data-print-sheet>
      {project.format === 'tubes' ? (
        <PrintedTubes project={project} printedAt={printedAt} />
      ) : (
        printedPlates(project, builder.store.getState().printed).map((checked) => (
          <PrintedPlate key={checked.plate.id} checked={checked} project={project} printedAt={printedAt} />
        ))
      )}
    </div>
  );
}
