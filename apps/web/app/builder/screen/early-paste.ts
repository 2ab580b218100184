/** Text that was pasted before the draft was open; the open draft takes it. */
export interface EarlyPaste {
  readonly keep: (text: string) => void;
  /** What was kept, once; null when there is nothing. */
  readonly take: () => string | null;
}

export function earlyPaste(): EarlyPaste {
  let kept: string | null = null;
  return {
    keep: (text) => {
      kept = text;
    },
    take: () => {
      const text = kept;
      kept = null;
      return text;
    },
  };
}
