/** What a visitor may choose. `auto` follows the operating system and is the default. */
export type ColourScheme = 'light' | 'dark' | 'auto';

/** The attribute of <html> that tokens.css reads. */
export const COLOUR_SCHEME_ATTRIBUTE = 'data-mantine-color-scheme';

/** The localStorage key under which the choice is kept; absent means `auto`. */
export const COLOUR_SCHEME_STORAGE_KEY = 'cutsite.colour-scheme';

/**
 * The script that sets the stored choice before the first paint. It is inlined in <head> and allowed by its hash, because an external
 * file would either block rendering for a round trip or flash the wrong palette.
 */
export const colourSchemeBootScript = `try{var s=localStorage.getItem('${COLOUR_SCHEME_STORAGE_KEY}');if(s==='light'||s==='dark')document.documentElement.setAttribute('${COLOUR_SCHEME_ATTRIBUTE}',s)}catch(e){}`;

/** Reads a stored or submitted word; anything unknown is `auto`. */
export function parseColourScheme(word: string | null): ColourScheme {
  return word === 'light' || word === 'dark' ? word : 'auto';
}
