/** A reason not to back up or restore that the person at the terminal can mend. The message is all they see. */
export class BackupRefused extends Error {
  override readonly name = 'BackupRefused';
}
