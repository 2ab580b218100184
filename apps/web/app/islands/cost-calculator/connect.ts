import type { Estimate } from '../../features/content-pages/calculator/estimate-cell-library.ts';

type EstimateCost = (pools: number, copies: number) => Estimate;

/**
 * Lets a visitor calculate with their own numbers, at the prices that are theirs. The rules and the price list are
 * loaded on the first use; until then the sum of the page stands.
 */
export function connectCostCalculator(root: ParentNode): void {
  const form = root.querySelector<HTMLFormElement>('form[data-island=cost-calculator]');
  if (!form) return;
  let estimateCost: Promise<EstimateCost> | undefined;
  const field = (name: string) => form.elements.namedItem(name) as HTMLInputElement;
  const number = (name: string) => Number(field(name).value);
  const answer = async () => {
    estimateCost ??= import('./load-estimate.ts').then(({ loadEstimate }) => loadEstimate());
    const asked = estimateCost;
    try {
      showEstimate(form, (await asked)(number('pools'), number('copies')));
    } catch {
      // Asked again with the next number.
      if (estimateCost === asked) estimateCost = undefined;
      showEstimate(form, { ok: false, fault: 'The prices could not be loaded. Please try again.' });
    }
  };
  form.addEventListener('input', () => void answer());
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void answer();
  });
  // Typed before this ran, or kept by the browser on the way back.
  if (['pools', 'copies'].some((name) => field(name).value !== field(name).defaultValue)) void answer();
}

/** Writes an answer into its places. */
export function showEstimate(form: HTMLElement, estimate: Estimate): void {
  const words = estimate.ok ? estimate : { total: estimate.fault, sum: '', rule: '', hint: '' };
  for (const place of form.querySelectorAll<HTMLElement>('[data-estimate]')) {
    place.textContent = words[place.dataset['estimate'] as 'total' | 'sum' | 'rule' | 'hint'];
  }
}
