import { chooseColourScheme, parseColourScheme, storedColourScheme } from '@cutsite/ui/colour-scheme';
import { isMantineColorScheme, type MantineColorSchemeManager } from '@mantine/core';

/** Light or dark is one choice for the shop and the office; Mantine keeps it where the shop does. */
export const colourSchemeManager: MantineColorSchemeManager = {
  get: (defaultValue) => {
    const stored = storedColourScheme();
    return isMantineColorScheme(stored) ? stored : defaultValue;
  },
  set: (value) => chooseColourScheme(parseColourScheme(value)),
  subscribe: () => undefined,
  unsubscribe: () => undefined,
  clear: () => chooseColourScheme('auto'),
};
