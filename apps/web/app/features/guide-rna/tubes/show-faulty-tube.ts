/** Puts the focus into the first field of a tube that has an error. */
export function showFirstFaultyTube(): void {
  const fields = document.querySelectorAll<HTMLElement>('[data-tubes] [aria-invalid="true"]');
  const field = fields[0] ?? document.querySelector<HTMLElement>('[data-tubes] input');
  field?.focus();
}
