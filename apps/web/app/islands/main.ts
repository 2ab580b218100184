import { chooseColourScheme, parseColourScheme, storedColourScheme } from '@cutsite/ui/colour-scheme';
import { takeEarlyPress } from '../platform/boot/early-press-script.ts';
import { releaseEarlySubmit } from '../platform/boot/early-submit-script.ts';
import { showAskedFor } from './asked-for.ts';
import { connectCallsToAction } from './call-to-action/connect.ts';
import { closePastEvents } from './close-past-events.ts';
import { connectJumps } from './connect-jumps.ts';
import { connectCostCalculator } from './cost-calculator/connect.ts';
import { connectOwnOrders } from './in-your-orders/connect.ts';
import { connectListing } from './listing/connect.ts';
import { connectNavigation } from './navigation/connect-navigation.ts';
import { connectPasteList } from './paste-list/connect.ts';
import { connectPrices } from './prices/connect.ts';
import { showLocalTimes } from './show-local-times.ts';
import { connectTryOneTarget } from './try-one-target/connect.ts';
import { connectVisitor } from './visitor.ts';

// A content page ships this file and no framework (promise P7). Each island brings one marked part of the HTML to life.
connectColourScheme(document);
void connectVisitor(document);
connectTryOneTarget(document);
connectPasteList(document);
connectJumps(document);
connectListing(document, bringDaysToLife);
connectNavigation(document);
connectCostCalculator(document);
void connectPrices(document);
void connectCallsToAction(document);
void connectOwnOrders(document);
showAskedFor(document);
bringDaysToLife(document);
releaseEarlySubmit();
connectSounds(document, takeEarlyPress());

function bringDaysToLife(root: ParentNode): void {
  closePastEvents(root, new Date());
  showLocalTimes(root);
}

/**
 * The player is loaded where there is something to hear; a sound that is asked for before it is there is played then.
 *
 * @param pressed before any of this ran
 */
function connectSounds(root: Document, pressed: HTMLElement | null): void {
  const isOfSound = (button: Element | null) => button?.matches('[data-play], [data-island=player] button') === true;
  if (!isOfSound(pressed)) pressed?.click();
  if (root.querySelector('[data-island=player]') === null) return;
  let asked = isOfSound(pressed) ? pressed : null;
  const ask = ({ target }: MouseEvent) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('button') : null;
    if (isOfSound(button)) asked = button;
  };
  root.addEventListener('click', ask);
  import('./player/connect.ts')
    .then(({ connectPlayer }) => {
      connectPlayer(root);
      root.removeEventListener('click', ask);
      asked?.click();
    })
    .catch(() => {});
}

/** Brings the light, dark and system buttons of the footer to life. */
function connectColourScheme(root: ParentNode): void {
  for (const island of root.querySelectorAll('[data-island=colour-scheme]')) {
    const buttons = [...island.querySelectorAll<HTMLButtonElement>('button[data-scheme]')];
    const show = () => {
      const chosen = storedColourScheme();
      for (const button of buttons) button.setAttribute('aria-pressed', String(button.dataset['scheme'] === chosen));
    };
    island.addEventListener('click', (event) => {
      const button = (event.target as Element).closest<HTMLButtonElement>('button[data-scheme]');
      if (button === null) return;
      chooseColourScheme(parseColourScheme(button.dataset['scheme']));
      show();
    });
    show();
  }
}
