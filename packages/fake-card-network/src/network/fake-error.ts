/** An answer of the fake that says no, in the card network's form. */
export class FakeError extends Error {
  readonly status: number;
  readonly body: { readonly error: Readonly<Record<string, unknown>> };

  constructor(status: number, error: { readonly type: string; readonly message: string } & Record<string, unknown>) {
    super(error.message);
    this.status = status;
    this.body = { error };
  }
}

export function invalidRequest(message: string, code?: string): FakeError {
  return new FakeError(400, { type: 'invalid_request_error', message, ...(code ? { code } : {}) });
}

export function noSuch(what: string, id: string): FakeError {
  return new FakeError(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${what}: '${id}'`,
  });
}
