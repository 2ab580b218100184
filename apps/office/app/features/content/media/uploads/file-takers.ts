type Take = (files: readonly File[]) => void;

export interface FileTakers {
  /** @returns what ends the taking */
  readonly join: (take: Take) => () => void;
  readonly give: Take;
}

/** Who takes files that are pasted or dropped anywhere: whoever came last, as a dialog above the page. */
export function fileTakers(): FileTakers {
  let takers: readonly { readonly take: Take }[] = [];
  return {
    join: (take) => {
      const own = { take };
      takers = [...takers, own];
      return () => {
        takers = takers.filter((one) => one !== own);
      };
    },
    give: (files) => takers.at(-1)?.take(files),
  };
}

export const openTakers = fileTakers();

/** Takes files that are pasted anywhere, as long as nobody is above. @returns what ends it */
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
