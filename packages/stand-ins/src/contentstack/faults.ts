/** How an answer goes wrong: what others send when they are busy, broken, cut off or forgetful. */
export const stackFaults = ['busy', 'broken', 'cut', 'garbage', 'huge', 'silent', 'refused', 'forgotten'] as const;
export type StackFault = (typeof stackFaults)[number];

export const isStackFault = (text: unknown): text is StackFault =>
  stackFaults.some((stackFault) => stackFault === text);

/** How the next answers go wrong, one after another; of one kind of question alone, or of whichever comes. */
export interface StackFaults {
  readonly add: (fault: StackFault, of?: AskedFor) => void;
  /** How the answer to this question goes wrong, once. */
  readonly take: (of: AskedFor) => StackFault | null;
}

export const askedFor = ['everything', 'page', 'changes', 'file'] as const;
export type AskedFor = (typeof askedFor)[number];

export function stackFaultList(): StackFaults {
  const list: { readonly fault: StackFault; readonly of: AskedFor | null }[] = [];
  return {
    add: (fault, of) => void list.push({ fault, of: of ?? null }),
    take: (asked) => {
      const at = list.findIndex(({ of }) => of === null || of === asked);
      return at === -1 ? null : (list.splice(at, 1)[0]?.fault ?? null);
    },
  };
}
