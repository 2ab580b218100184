import type { WalkStep } from '../../../builder/faults/next-fault.ts';

/**
 * Puts the focus into a field of a tube that has an error: the first, or the next or the one before from here, round
 * and round.
 */
export function showFaultyTube(step: WalkStep): void {
  const fields = faultyFields();
  const here = document.activeElement;
  const lies = (field: HTMLElement, where: number) =>
    here !== null && (here.compareDocumentPosition(field) & where) !== 0;
  const field =
    step === 'first'
      ? fields[0]
      : step === 'next'
        ? (fields.find((one) => lies(one, Node.DOCUMENT_POSITION_FOLLOWING)) ?? fields[0])
        : (fields.findLast((one) => lies(one, Node.DOCUMENT_POSITION_PRECEDING)) ?? fields.at(-1));
  field?.focus();
  field?.scrollIntoView({ block: 'nearest' });
}

/**
 * Fields with errors; where there are none, the names of tubes with errors or warnings; and the first field otherwise.
 */
function faultyFields(): readonly HTMLElement[] {
  for (const what of ['[aria-invalid="true"]', '[data-faulty] [data-cell="name"] input', '[data-cell="name"] input']) {
    const found = document.querySelectorAll<HTMLElement>(`[data-tubes] table :is(${what})`);
    if (found.length > 0) return [...found];
  }
  return [];
}
