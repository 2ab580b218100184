/** Educational prices (AC-7: price strategy edu-40). */
export function isInEduBucket(priceStrategy: string | null): boolean {
  return priceStrategy === 'edu-40';
}
