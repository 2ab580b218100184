import { useEffect } from 'react';
import { useStore } from 'zustand';
import { useCurrentUser } from '../../platform/visitor.ts';
import { keepInAccount } from './keep-in-account.ts';
import { type AccountState, syncEngine } from './sync-engine.ts';

/** Keeps a product's projects in the account of the signed-in customer, and says how they stand there. */
export function useAccountSync(product: string): AccountState {
  const user = useCurrentUser();
  const account = user === undefined ? undefined : (user?.id ?? null);
  useEffect(() => (account === undefined ? undefined : keepInAccount(product, account)), [account, product]);
  return useStore(syncEngine(product).state);
}
