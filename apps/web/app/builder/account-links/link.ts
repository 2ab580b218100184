import type { ProjectSummaryWire, ProjectWire } from '@cutsite/contracts/project';

/** A project as a browser keeps it, of any product and any version. */
export interface RawDraft {
  readonly [field: string]: unknown;
  readonly id: string;
  readonly version: number;
  readonly revision: number;
  readonly writer: string;
  readonly savedAt: number;
  readonly project: { readonly [field: string]: unknown; readonly name: string };
}

/**
 * What ties a project of this browser to an account. `undecided`: it was here before somebody signed in, who has not
 * said yet where it belongs. `stays`: in this browser only. `account`: it lives with the account.
 */
export interface Link {
  readonly product: string;
  readonly draftId: string;
  readonly account: string;
  readonly belongs: 'undecided' | 'stays' | 'account';
  /** Its id in the account. */
  readonly remoteId: string;
  /** The version of the account that this browser has seen; 0: it was never sent. */
  readonly version: number;
  /** The content of that version, see `markOf`; null when it is not known. */
  readonly mark: string | null;
  /** Writes that were sent and whose answer never came. */
  readonly unanswered: readonly string[];
  /** Deleted here, and the account does not know yet. */
  readonly removed: boolean;
  /** Why the account does not take it, as a sentence; null when it does. */
  readonly refused: string | null;
  /** The content that was refused: sent again only when it has changed. */
  readonly refusedMark: string | null;
}

/** A project of this browser that lives with the account from now on. */
export const newLink = (product: string, draftId: string, account: string, newId: () => string): Link => ({
  product,
  draftId,
  account,
  belongs: 'account',
  remoteId: uuidPattern.test(draftId) ? draftId.toLowerCase() : newId(),
  version: 0,
  mark: null,
  unanswered: [],
  removed: false,
  refused: null,
  refusedMark: null,
});

const uuidPattern = /^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i;

/** The projects of one product in this browser. */
export interface BrowserDrafts {
  readonly all: () => Promise<readonly RawDraft[]>;
  /**
   * Puts `next` in the place of what was seen there, or takes it away; and puts a copy beside it. Says no and does
   * nothing when it was changed meanwhile: somebody is typing.
   */
  readonly replace: (
    draftId: string,
    seen: RawDraft | null,
    next: RawDraft | null,
    beside?: RawDraft,
  ) => Promise<boolean>;
}

/** What this browser remembers of accounts. */
export interface Links {
  readonly of: (product: string) => Promise<readonly Link[]>;
  readonly keep: (link: Link) => Promise<void>;
  readonly drop: (link: Pick<Link, 'product' | 'draftId'>) => Promise<void>;
  /** The account that a product was last synchronised with here; null: none, or it has signed out. */
  readonly accountOf: (product: string) => Promise<string | null>;
  readonly keepAccount: (product: string, account: string | null) => Promise<void>;
}

export type PutAnswer =
  | { readonly kind: 'kept'; readonly version: number }
  | { readonly kind: 'overtaken'; readonly project: ProjectWire }
  | { readonly kind: 'gone' }
  /** `forGood`: this content will not be taken. Otherwise there is no room at present. */
  | { readonly kind: 'refused'; readonly sentence: string; readonly forGood: boolean };

export interface ProjectPut {
  readonly product: string;
  readonly name: string;
  readonly version: number;
  readonly write_id: string;
  readonly record: RawDraft;
}

/** The account's projects. Every method throws {@link AccountUnreachable} when there is no answer to act upon. */
export interface AccountProjects {
  readonly list: () => Promise<readonly ProjectSummaryWire[]>;
  readonly read: (id: string) => Promise<ProjectWire | null>;
  readonly put: (id: string, project: ProjectPut) => Promise<PutAnswer>;
  readonly remove: (id: string, version: number) => Promise<'deleted' | 'overtaken'>;
}

/** No connection, signed out, too many calls: everything stays as it is, and is tried again later. */
export class AccountUnreachable extends Error {
  readonly why: 'offline' | 'signed_out' | 'later';
  constructor(why: AccountUnreachable['why']) {
    super(`The account's projects cannot be reached: ${why}`);
    this.why = why;
  }
}

/** What tabs that have the project open must know. */
export interface Announcements {
  /** A newer version came from the account. */
  readonly replaced: (draftId: string) => void;
  /** Another device changed it too: what was made here is kept as a copy. */
  readonly keptBeside: (draftId: string, copy: RawDraft) => void;
  /** Whether this page shows the project, and so wants to hear that the account has it. */
  readonly isShown: (draftId: string) => boolean;
  /** The account has what was saved here at that moment. */
  readonly keptInAccount: (draftId: string, savedAt: number) => void;
}
