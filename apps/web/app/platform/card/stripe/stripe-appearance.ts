import type { Appearance } from '@stripe/stripe-js';

/** What Stripe's frame, which cannot read our style sheets, is told of our tokens. */
const colours = {
  colorPrimary: '--cs-action',
  colorBackground: '--cs-surface',
  colorText: '--cs-text',
  colorTextSecondary: '--cs-text-muted',
  colorTextPlaceholder: '--cs-text-faint',
  colorDanger: '--cs-error-text',
} as const;

/** The tokens as they are at this place and in this colour scheme, as plain colours. */
export function stripeAppearance(place: Element): Appearance {
  const probe = document.createElement('i');
  place.append(probe);
  const read = (token: string): string => {
    probe.style.color = `var(${token})`;
    return getComputedStyle(probe).color;
  };
  const variables = Object.fromEntries(Object.entries(colours).map(([name, token]) => [name, read(token)]));
  const border = read('--cs-border-control');
  const focus = read('--cs-focus');
  probe.remove();
  return {
    theme: 'flat',
    variables: { ...variables, fontFamily: 'system-ui, sans-serif', borderRadius: '6px' },
    rules: {
      '.Input': { border: `1px solid ${border}` },
      '.Input:focus': { boxShadow: `0 0 0 2px ${focus}`, outline: 'none' },
    },
  };
}

/** Calls when the visitor or the operating system changes the colour scheme. @returns stops it */
export function onSchemeChange(changed: () => void): () => void {
  const system = matchMedia('(prefers-color-scheme: dark)');
  const chosen = new MutationObserver(changed);
  chosen.observe(document.documentElement, { attributes: true });
  system.addEventListener('change', changed);
  return () => {
    chosen.disconnect();
    system.removeEventListener('change', changed);
  };
}
