type Take = (files: readonly File[]) => void;

export interface FileTakers {
  /** @returns a function that removes it */
  readonly join: (take: Take) => () => void;
  readonly give: Take;
}

/**
 * The handlers of files that are pasted or dropped anywhere on the page. The one that was added last gets the files, so
 * that an open dialog gets them and not the page below it.
 */
export function fileTakers(): FileTakers {
  let takers: readonly { readonly take: Take }[] = [];
  return {
    join: (take) => {
      const own = { take };
      takers = [...takers, own];
      return () => {
        takers = takers.filter((taker) => taker !== own);
      };
    },
    give: (files) => takers.at(-1)?.take(files),
  };
}

export const openTakers = fileTakers();

/**
 * Handles files that are pasted anywhere, unless a handler was added after this one.
 * @returns a function that removes the handler
 */
export function takePasted(take: Take): () => void {
  const leave = openTakers.join(take);
  const onPaste = (event: ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])];
    if (files.length === 0 || event.defaultPrevented) return;
    event.preventDefault();
    openTakers.give(files);
  };
  document.addEventListener('paste', onPaste);
  return () => {
    leave();
    document.removeEventListener('paste', onPaste);
  };
}
