/** A mail that is ready to go. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The id of what it is about, so that it is found there again; absent: it stands for itself. */
  readonly about?: string;
}

/** How mail leaves the store. */
export interface MailPort {
  /**
   * Hands a mail to the mail server. Throws when that fails; the caller tries again later.
   *
   * @param id the same for every try, so that a receiver can tell a repetition.
   */
  readonly send: (mail: Mail, id: string) => Promise<void>;
  readonly close: () => void;
}
