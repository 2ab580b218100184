/** What a visitor may choose. `auto` follows the operating system and is the default. */
export const colourSchemes = ['light', 'dark', 'auto'] as const;
export type ColourScheme = (typeof colourSchemes)[number];

/** The attribute of <html> that tokens.css reads. */
export const COLOUR_SCHEME_ATTRIBUTE = 'data-mantine-color-scheme';

/** The localStorage key under which the choice is kept; absent means `auto`. */
export const COLOUR_SCHEME_STORAGE_KEY = 'cutsite.colour-scheme';

/**
 * The script that sets the stored choice before the first paint. It is inlined in <head> and allowed by its hash,
 * because an external file would either block rendering for a round trip or flash the wrong palette.
 */
export const colourSchemeBootScript = `try{var s=localStorage.getItem('${COLOUR_SCHEME_STORAGE_KEY}');if(s==='light'||s==='dark')document.documentElement.setAttribute('${COLOUR_SCHEME_ATTRIBUTE}',s)}catch(e){}`;

/** Reads a stored or submitted word; anything unknown is `auto`. */
export function parseColourScheme(word: string | null | undefined): ColourScheme {
  return word === 'light' || word === 'dark' ? word : 'auto';
}

/** The visitor's choice. A browser that refuses storage counts as `auto`. */
export function storedColourScheme(): ColourScheme {
  try {
    return parseColourScheme(localStorage.getItem(COLOUR_SCHEME_STORAGE_KEY));
  } catch {
    return 'auto';
  }
}

/** Shows a scheme at once and keeps it for the next pages; where storage is refused it lasts for this page. */
export function chooseColourScheme(scheme: ColourScheme): void {
  const root = document.documentElement;
  if (scheme === 'auto') root.removeAttribute(COLOUR_SCHEME_ATTRIBUTE);
  else root.setAttribute(COLOUR_SCHEME_ATTRIBUTE, scheme);
  try {
    if (scheme === 'auto') localStorage.removeItem(COLOUR_SCHEME_STORAGE_KEY);
    else localStorage.setItem(COLOUR_SCHEME_STORAGE_KEY, scheme);
  } catch {
    // Private windows of some browsers refuse to store; the page itself is already right.
  }
}
