import { colourSchemeBootScript } from '@cutsite/ui/colour-scheme';
import { accountWidthKey } from './account-width.ts';
import { earlyInputScript } from './early-input-script.ts';
import { earlyPasteScript } from './early-paste-script.ts';
import { earlyPressScript } from './early-press-script.ts';
import { earlySubmitScript, earlySubmitScriptOfContent } from './early-submit-script.ts';
import { orderTargetScript } from './order-target-script.ts';

/**
 * Marks a visitor who has been here before, so that the navigation can wait for the name instead of flashing "Sign in",
 * and leaves the room that the name took on the page before (`saveAccountWidth`).
 */
const returningVisitorScript =
  "if(document.cookie.indexOf('csrftoken=')>-1){var h=document.documentElement;h.setAttribute('data-returning','');" +
  `try{h.style.setProperty('--cs-account-width',localStorage.getItem('${accountWidthKey}'))}catch(e){}}`;

/**
 * The newest features that the store needs (docs/running.md, "Which browsers"); older browsers get a notice on every
 * page.
 */
const oldBrowserScript =
  "if(!HTMLElement.prototype.showPopover||!Map.groupBy)document.documentElement.setAttribute('data-old-browser','')";

const everywhere = `${colourSchemeBootScript};${returningVisitorScript};${oldBrowserScript};${earlyPasteScript};${earlyPressScript}`;

/**
 * All that runs before the first paint of a page of content. One inline script, allowed by its hash in the page's
 * Content-Security-Policy.
 */
export const bootScript = `${everywhere};${earlySubmitScriptOfContent};${orderTargetScript}`;

/** The same for a page with an application, which comes after the paint. */
export const bootScriptOfApplication = `${everywhere};${earlyInputScript};${earlySubmitScript}`;
