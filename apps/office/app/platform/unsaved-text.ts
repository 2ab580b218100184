/** How many forms of the page hold words that the store does not have. */
let holds = 0;

/** Keeps the page where it is while words on it are not saved. @returns lets it go again */
export function holdPage(): () => void {
  holds += 1;
  return () => {
    holds -= 1;
  };
}

export const isPageHeld = (): boolean => holds > 0;
