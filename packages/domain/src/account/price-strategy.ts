/** Price strategies that an account may have; without one it pays list prices. */
export const priceStrategies = ['edu-40'] as const;

/** Educational prices (AC-7: price strategy edu-40). */
export function isInEduBucket(priceStrategy: string | null): boolean {
  return priceStrategy === 'edu-40';
}
