/**
 * A `ref` that gives a field the focus as soon as it is on the page. The dialog of the library does so a moment later,
 * and what is typed in that moment would be lost.
 */
export function focusOnMount(field: HTMLElement | null): void {
  field?.focus();
}
