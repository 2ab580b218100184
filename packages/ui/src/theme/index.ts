/** The look of the whole site: fonts, tokens, element defaults and the few shared classes. Imported once, by the root of the site. */
import './fonts.css';
import './tokens.css';
import './base.css';
import './utility.css';

/** The file of the text font's latin letters, for a preload. */
export { default as textFontUrl } from '@fontsource-variable/ibm-plex-sans/files/ibm-plex-sans-latin-wght-normal.woff2?url';
