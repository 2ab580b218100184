/**
 * Gives the focus to the same button of the row beside one that goes, or to what adds a row when it was the only one:
 * a button that goes with its row would leave the focus at the top of the page (decision 200).
 *
 * @param button in a row (`data-row`), with `data-act` for what it does
 */
export function focusBeside(button: HTMLElement): void {
  const row = button.closest('[data-row]');
  const beside = [row?.nextElementSibling, row?.previousElementSibling].find((one) => one?.matches('[data-row]'));
  const field = row?.closest('[data-field]');
  const target =
    beside?.querySelector<HTMLElement>(`[data-act=${button.dataset['act']}]`) ??
    field?.querySelector<HTMLElement>(':scope > [data-adds]') ??
    field?.querySelector<HTMLElement>('input');
  target?.focus();
}
