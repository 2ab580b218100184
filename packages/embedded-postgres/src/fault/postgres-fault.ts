/** Why the database of a store cannot be started. */
export type PostgresFaultCode =
  | 'no_binaries'
  | 'binaries_incomplete'
  | 'wrong_version'
  | 'not_a_cluster'
  | 'folder_in_use'
  | 'not_reachable'
  | 'no_account_to_run_as'
  | 'initdb_failed'
  | 'start_failed'
  | 'password_refused';

/**
 * Carries a refusal from deep inside the supervisor to its door, where it becomes a value. The message is for the
 * person at the terminal: what is wrong, and what to do.
 */
export class PostgresFault extends Error {
  override readonly name = 'PostgresFault';
  readonly code: PostgresFaultCode;

  constructor(code: PostgresFaultCode, message: string) {
    super(message);
    this.code = code;
  }
}
