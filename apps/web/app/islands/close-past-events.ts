/** Closes the form of an event that has ended since its page was drawn: the page is kept and the same for everybody. */
export function closePastEvents(root: ParentNode, now: Date): void {
  for (const part of root.querySelectorAll<HTMLElement>('[data-closes]')) {
    if (new Date(part.dataset['closes'] ?? '') > now) continue;
    part.querySelector('[data-open]')?.remove();
    part.querySelector('[data-closed]')?.removeAttribute('hidden');
  }
}
