import type { ReactNode } from 'react';

/** One of the facts in the head of a page about one thing: what it is called, and what it is. */
export function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
