import { countText } from './count-text.ts';

/**
 * What is charged for, by its parts: "27 genes × 3 copies" for 81 genes in 3 copies; "27 genes" where there is one.
 * @param count in all copies
 */
export function countInCopies(count: number, copies: number, one: string, many?: string): string {
  if (copies <= 1) return countText(count, one, many);
  return `${countText(count / copies, one, many)} × ${countText(copies, 'copy', 'copies')}`;
}
