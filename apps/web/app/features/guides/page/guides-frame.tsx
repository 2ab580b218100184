import type { ComponentProps, ReactNode } from 'react';
import { useInBrowser } from '../../../platform/in-browser.ts';
import styles from './guides.module.css';
import { GuidesHead } from './guides-head.tsx';

interface GuidesFrameProps extends ComponentProps<typeof GuidesHead> {
  /** Drawn twice, as new the second time: by the server without what the browser keeps, and then in the browser. */
  readonly children: (isLive: boolean) => ReactNode;
}

/** The pages of guides below their common head. What is drawn first takes no press, which would be lost. */
export function GuidesFrame({ children, ...head }: GuidesFrameProps) {
  const isInBrowser = useInBrowser(() => true) === true;
  return (
    <>
      <div className={`cs-page-wide ${styles.top}`}>
        <GuidesHead {...head} />
      </div>
      <div key={String(isInBrowser)} inert={!isInBrowser} aria-busy={!isInBrowser}>
        {children(isInBrowser)}
      </div>
    </>
  );
}
