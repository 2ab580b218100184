import type { WalkStep } from '../faults/next-fault.ts';

/**
 * Puts the focus into a field of a row that has an error: the first, or the next or the one before from here, round
 * and round.
 */
export function showFaultyRow(step: WalkStep): void {
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
 * Fields with errors; where there are none, the names of rows with errors or warnings; and the first field otherwise.
 */
function faultyFields(): readonly HTMLElement[] {
  for (const what of ['[aria-invalid="true"]', '[data-faulty] [data-main] input', '[data-main] input']) {
    const found = document.querySelectorAll<HTMLElement>(`[data-row-list] table :is(${what})`);
    if (found.length > 0) return [...found];
  }
  return [];
}
