/** Something that happened elsewhere on the screen. Never for a field's error (that sits at the field). */
export interface Toast {
  /** What happened, in bold: "50 rows pasted into A01 to E02." */
  readonly title: string;
  readonly text?: string;
  /** Nothing was done, and the words say why: no mark of success stands before them. */
  readonly refused?: boolean;
  /** "Undo" and the like. */
  readonly action?: { readonly label: string; readonly run: () => void };
  /** A newer toast on the same topic takes the place of this one. */
  readonly topic?: string;
}

export interface ShownToast extends Toast {
  readonly id: number;
}

/** No more at a time: the oldest gives way. */
const most = 3;

/** The toasts with a newer one, which takes the place of those on its topic. */
export function withToast(shown: readonly ShownToast[], toast: ShownToast): readonly ShownToast[] {
  const others = shown.filter(({ topic }) => topic === undefined || topic !== toast.topic);
  return [...others.slice(1 - most), toast];
}
