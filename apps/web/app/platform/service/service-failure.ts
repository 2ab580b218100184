/** The order service failed, or answered what it never should: a surprise, shown by the error dialog. */
export class ServiceFailure extends Error {
  /** Finds the failure in the service's log; null when the answer had none. */
  readonly requestId: string | null;

  constructor(status: number, problem: unknown) {
    super(`the order service answered ${status}`);
    this.name = 'ServiceFailure';
    this.requestId = requestIdOf(problem);
  }
}

function requestIdOf(problem: unknown): string | null {
  if (typeof problem !== 'object' || problem === null || !('request_id' in problem)) return null;
  return typeof problem.request_id === 'string' ? problem.request_id : null;
}
