import { createStore } from 'zustand/vanilla';

/** The project on the screen, and when the work was saved here that the account has of it; null: none, or older. */
interface AccountCopy {
  readonly draftId: string;
  readonly savedAt: number | null;
}

/** Told by what keeps projects in the account, which is loaded after the order screen (PJ-3). */
export const accountCopy = createStore<AccountCopy>(() => ({ draftId: '', savedAt: null }));
