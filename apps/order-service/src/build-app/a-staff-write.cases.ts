/** A call by which staff changes something, with what it needs. */
export interface StaffWrite {
  /** Where it is written down, with the id of who did it. */
  readonly record: string;
  /** What it is done to, if anything. */
  readonly subject?: () => Promise<string>;
  /** What else its address names, of the subject. */
  readonly names?: (subject: string) => Promise<Readonly<Record<string, string>>>;
  /** What is sent; some of it may depend on the subject. */
  readonly payload?: object | ((subject: string) => Promise<object>);
  /** A file, by its name, is sent in the place of a payload. */
  readonly file?: string;
  /** What stands in the address beside its name: `&revision=1`. */
  readonly query?: string;
}
