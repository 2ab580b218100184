/**
 * The look of the whole site: fonts, tokens, element defaults and the few shared classes. Imported once, by the root of
 * the site.
 */
import './fonts.css';
import './tokens.css';
import './base.css';
import './utility.css';

/** The files of the latin letters, for a preload: the font of words, and that of sequences and wells. */
export { default as textFontUrl } from '@fontsource-variable/ibm-plex-sans/files/ibm-plex-sans-latin-wght-normal.woff2?url';
export { default as monoFontUrl } from '@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2?url';
