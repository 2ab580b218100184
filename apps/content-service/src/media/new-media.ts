/** A picture or file that has been looked at, and may be kept. */
export interface NewMedia {
  /** SHA-256 in hexadecimal of what is kept. */
  readonly hash: string;
  readonly name: string;
  readonly type: string;
  readonly body: Buffer;
  /** Width and height; null: no picture. */
  readonly size: readonly [number, number] | null;
}
