import { createContext, useContext } from 'react';

/** True while a cart item is edited: it stays one plate, or tubes with the same settings. */
export const EditingContext = createContext(false);

export const useEditing = (): boolean => useContext(EditingContext);
