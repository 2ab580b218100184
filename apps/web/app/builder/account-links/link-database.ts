import { type DBSchema, openDB } from 'idb';
import { csrfToken } from '../../platform/service/call.ts';
import type { Link, Links } from './link.ts';

interface Stores extends DBSchema {
  readonly links: { readonly key: [string, string]; readonly value: Link; readonly indexes: { product: string } };
  readonly products: { readonly key: string; readonly value: ProductFact };
}

export interface ProductFact {
  readonly product: string;
  readonly account: string | null;
  /** The session in which it was synchronised, by its CSRF token. */
  readonly session: string | null;
}

/** One database for all products: signing out asks it on pages that know none of them. */
const name = 'cutsite-account-projects';

const open = () =>
  openDB<Stores>(name, 1, {
    upgrade(database) {
      database.createObjectStore('links', { keyPath: ['product', 'draftId'] }).createIndex('product', 'product');
      database.createObjectStore('products', { keyPath: 'product' });
    },
    blocking(_version, _next, event) {
      (event.target as IDBDatabase).close();
      opened = null;
    },
    terminated() {
      opened = null;
    },
  });

let opened: ReturnType<typeof open> | null = null;

const database = () => {
  opened ??= open().catch((failure: unknown) => {
    opened = null;
    throw failure;
  });
  return opened;
};

/** Every method may throw, as the drafts do: private mode, a full disk. */
export const keptLinks: Links = {
  of: async (product) => (await database()).getAllFromIndex('links', 'product', product),
  keep: async (link) => void (await (await database()).put('links', link)),
  drop: async ({ product, draftId }) => (await database()).delete('links', [product, draftId]),
  accountOf: async (product) => (await (await database()).get('products', product))?.account ?? null,
  keepAccount: async (product, account) => {
    await (await database()).put('products', { product, account, session: csrfToken() });
    if (account !== null) markBrowser();
  },
};

/** The account that a product was synchronised with here last, and in which session. */
export const sessionOf = async (product: string): Promise<ProductFact | undefined> =>
  (await database()).get('products', product);

/** What ties one project of this browser to an account. */
export const linkOf = async (product: string, draftId: string): Promise<Link | undefined> =>
  (await database()).get('links', [product, draftId]);

/** The products whose projects were synchronised in this browser. */
export const syncedProducts = async (): Promise<readonly string[]> =>
  (await (await database()).getAll('products')).map(({ product }) => product);

/** Signing out reads it on pages that load nothing of this; `cutsite-account-projects` in local storage. */
function markBrowser(): void {
  try {
    localStorage.setItem(name, 'yes');
  } catch {
    // Where nothing can be kept, no project is.
  }
}

/** The projects of the account are off this browser. */
export function unmarkBrowser(): void {
  try {
    localStorage.removeItem(name);
  } catch {
    // As above.
  }
}
