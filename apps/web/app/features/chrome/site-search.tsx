import { Icon } from '@cutsite/ui/icon';
import styles from './site-search.module.css';

/**
 * The search of every page: a button in the navigation, and a dialog that an island fills (`islands/search`). Both are
 * in the markup, so that a page without a framework has them too.
 */
export function SiteSearch() {
  return (
    <div className={styles.search} data-island="search">
      <button type="button" className={styles.open} data-search-open aria-label="Search" aria-keyshortcuts="/">
        <Icon name="search" />
        <span>Search</span>
        <kbd aria-hidden="true">/</kbd>
      </button>
      <dialog className={styles.dialog} aria-label="Search">
        <input
          type="search"
          role="combobox"
          aria-label="Search genes, products, orders, projects and help"
          aria-expanded="false"
          aria-controls="site-search-found"
          aria-autocomplete="list"
          placeholder="Gene, product, order, project, help"
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
        />
        <div id="site-search-found" role="listbox" aria-label="Found" />
        <p role="status">Genes by any name, products, your orders and projects, and help.</p>
      </dialog>
    </div>
  );
}
