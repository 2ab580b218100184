/** A reason not to start that the person at the terminal can mend. The message is all they see: no stack, no code. */
export class StartRefusal extends Error {
  override readonly name = 'StartRefusal';
}
