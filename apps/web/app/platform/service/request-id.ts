/** The number by which the store's log knows a failed call; null when the answer had none, or was no JSON. */
export function requestIdOf(problem: unknown): string | null {
  if (typeof problem !== 'object' || problem === null) return null;
  const id: unknown = Reflect.get(problem, 'request_id');
  return typeof id === 'string' ? id : null;
}
