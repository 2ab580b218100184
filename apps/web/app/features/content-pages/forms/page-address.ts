import { createContext } from 'react';

/** The address of the page that is drawn, which a form on it sends along. */
export const PageAddress = createContext('/');
