import { createContext, useContext } from 'react';

const none: ReadonlySet<string> = new Set();

/** Names of the tubes in the cart, for the rule that a tube name may be there once; empty while signed out. */
export const CartNamesContext = createContext<ReadonlySet<string>>(none);

export const useCartNames = (): ReadonlySet<string> => useContext(CartNamesContext);
