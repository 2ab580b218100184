/** The look of the whole site: fonts, tokens, element defaults and the few shared classes. Imported once, by the root of the site. */
import './fonts.css';
import './tokens.css';
import './base.css';
import './utility.css';
