/**
 * A press that mends takes its own button away. The focus then goes where `next` puts it, and never falls to the page.
 */
export function focusAfterPress(next: () => void): void {
  requestAnimationFrame(() => {
    if (document.activeElement === null || document.activeElement === document.body) next();
  });
}

/**
 * The row that lies where the pressed one lay, or the last one: its first button. What `otherwise` finds when no row is
 * left.
 */
export function focusRowAt(rows: string, at: number, otherwise: () => void): void {
  const buttons = [...document.querySelectorAll<HTMLElement>(rows)].flatMap((row) => row.querySelector('button') ?? []);
  const button = buttons[at] ?? buttons.at(-1);
  if (button === undefined) otherwise();
  else button.focus();
}
