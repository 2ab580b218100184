import { lostListKey } from './early-paste-script.ts';

/** Which files did not come, so that the page is loaded again for them once and not for ever. */
const triedKey = 'cutsite-start';

/**
 * What a page does whose scripts did not come: the store was restarted or built again between the page and them. It
 * waits until the store answers and loads itself again, once; where that did not help, or something has been typed that
 * would be lost, it says so. A paste goes along. Stands in the inline script of the page, with `failure` and `files`
 * around it, and `isLeft`: Firefox lets go of scripts under way as soon as a link is followed, and a reload would take
 * the place of that. A page that is still there after ten seconds, as with a download, starts again all the same.
 */
export const startAgainScript = `
if (isLeft) await new Promise((over) => setTimeout(over, 10_000));
reportError(failure);
const build = files.join();
for (let wait = 500; !(await fetch(location.href, { method: 'HEAD' }).then(({ status }) => status < 500, () => false)); wait = Math.min(wait * 2, 8000))
  await new Promise((over) => setTimeout(over, wait));
const isTyped = [...document.querySelectorAll('input,textarea')].some((field) => field.value !== field.defaultValue);
let isNew = false;
try {
  isNew = sessionStorage.getItem('${triedKey}') !== build;
  sessionStorage.setItem('${triedKey}', build);
  const { text } = window.cutsiteEarlyPaste ?? {};
  if (text) sessionStorage.setItem('${lostListKey}', JSON.stringify(text));
} catch {}
if (isNew && !isTyped) location.reload();
else {
  const button = Object.assign(document.createElement('button'), { type: 'button', textContent: 'Reload' });
  button.addEventListener('click', () => location.reload());
  const words = document.createElement('p');
  words.setAttribute('role', 'alert');
  words.className = 'cs-not-started';
  words.append('This page did not load completely. ', button);
  document.body.prepend(words);
}`;
