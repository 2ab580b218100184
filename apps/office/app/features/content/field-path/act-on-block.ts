/** What is done with a block where it is shown in its page. */
export type BlockAct = 'up' | 'down' | 'copy' | 'remove';

/** Where the block is after it. */
const placeAfter: Readonly<Record<BlockAct, (place: number) => number>> = {
  up: (place) => place - 1,
  down: (place) => place + 1,
  copy: (place) => place + 1,
  remove: (place) => Math.max(0, place - 1),
};

/** Does with a block of the form what its line in the outline does, and chooses it where it is then. */
export function actOnBlock(act: BlockAct, place: number): void {
  document.querySelector<HTMLButtonElement>(`[data-act="${act} ${place}"]`)?.click();
  requestAnimationFrame(() => {
    document.querySelector<HTMLElement>(`[data-block="${placeAfter[act](place)}"]`)?.click();
  });
}
