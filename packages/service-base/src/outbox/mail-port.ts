/** A mail that is ready to go. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The id of what it is about, so that it is found there again; absent: it stands for itself. */
  readonly about?: string;
  /** The paper of what it is about that goes along, by its kind; drawn when the mail is sent. */
  readonly paper?: string;
}

/** A file that goes along with a mail. */
export interface MailFile {
  readonly fileName: string;
  readonly mediaType: string;
  readonly bytes: Uint8Array;
}

/** Draws the paper that goes along with a mail. What it throws is a failed try, and the mail is tried again. */
export type DrawPaper = (mail: { readonly paper: string; readonly about: string }) => Promise<MailFile>;

/** How mail leaves the store. */
export interface MailPort {
  /**
   * Hands a mail to the mail server. Throws when that fails; the caller tries again later.
   *
   * @param id the same for every try, so that a receiver can tell a repetition.
   */
  readonly send: (mail: Mail, id: string, files?: readonly MailFile[]) => Promise<void>;
  readonly close: () => void;
}
