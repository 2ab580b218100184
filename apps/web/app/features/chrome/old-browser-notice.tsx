import styles from './old-browser-notice.module.css';

/** Part of every page, and seen where the boot script found that the browser is too old for what the page does. */
export function OldBrowserNotice() {
  return (
    <aside className={styles.notice} aria-label="Your browser">
      This browser is too old for parts of the store: plates, tubes and the checkout may not work. Please update it, or
      use a current Chrome, Edge, Firefox or Safari.
    </aside>
  );
}
