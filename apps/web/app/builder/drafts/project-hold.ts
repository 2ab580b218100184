/** What tabs say to each other about who works on a project. */
interface Message {
  readonly kind: 'opened' | 'held' | 'take' | 'let_go' | ToldByOthers['kind'];
  readonly draftId: string;
  /** Empty when the list of projects speaks, which also the tab it is shown in should hear. */
  readonly tab: string;
  /** Since when the speaker works on it. */
  readonly since: number;
  readonly told?: ToldByOthers;
}

/** What the list of projects, the account or the end of a session has to tell tabs that have a project open. */
export type ToldByOthers =
  | { readonly kind: 'renamed'; readonly name: string }
  /** Something was kept: for lists of projects alone. */
  | { readonly kind: 'kept' }
  /** The account has a newer version, which is kept here by now. */
  | { readonly kind: 'replaced' }
  /** Another device changed it as well: what was made here is kept as a copy. */
  | { readonly kind: 'kept_beside'; readonly copyId: string; readonly copyName: string }
  /** Somebody signs out: what is waiting has to be written. */
  | { readonly kind: 'write_now' }
  /** Somebody has signed out, and the project is off this browser. */
  | { readonly kind: 'taken_off' };

/** Who works on the project: this tab, another one, or another one that has saved over what this tab had. */
export type TabHold =
  | { readonly kind: 'here' }
  | { readonly kind: 'elsewhere' }
  | {
      readonly kind: 'overtaken';
      readonly copyId: string;
      readonly copyName: string;
      readonly by: 'tab' | 'device';
    }
  /** A newer version came from the account, and nothing was typed here since the last save: it is opened by itself. */
  | { readonly kind: 'replaced' }
  | { readonly kind: 'signed_out' };

/** A tab that is frozen in the background doesn't answer; the revision of the record guards against its later save. */
const answersWithin = 1000;

/** The part that this tab plays for one project. */
export interface ProjectHold {
  /** Says that the project is opened here; another tab that has it answers. */
  readonly open: () => void;
  /** Asks the other tab to write what it has and to stop; resolves when it did, or doesn't answer. */
  readonly take: () => Promise<void>;
  /** The project is no longer on screen here: others may open it. */
  readonly close: () => void;
  /** Stops listening. */
  readonly end: () => void;
}

export interface HoldEvents {
  /** Another tab had it first. */
  readonly elsewhere: () => void;
  /** Another tab takes over; it waits until this resolves. */
  readonly taken: () => Promise<void>;
  readonly told: (told: ToldByOthers) => void;
}

/** Tells every tab that has the project open, this one as well. `draftId` null: whichever project it has open. */
export function tellTabs(channelName: string, draftId: string | null, told: ToldByOthers): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(channelName);
  const word: Message = { kind: told.kind, draftId: draftId ?? everyDraft, tab: '', since: 0, told };
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  channel.postMessage(word);
  channel.close();
}

/** No project has this id. */
const everyDraft = '*';

/** One tab at a time works on a project: the first one, until another asks to take over. */
export function holdProject(
  channelName: string,
  draftId: string,
  tab: string,
  now: () => number,
  events: HoldEvents,
): ProjectHold {
  // Very old browsers have no channel; there, too, the revision of the record keeps tabs from overwriting each other.
  if (typeof BroadcastChannel === 'undefined') return { open() {}, take: async () => {}, close() {}, end() {} };
  const channel = new BroadcastChannel(channelName);
  let since: number | null = null;
  let onLetGo: (() => void) | null = null;
  const say = (kind: Message['kind'], at: number) => {
    const message: Message = { kind, draftId, tab, since: at };
    // A channel has no target: only this origin hears it.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    channel.postMessage(message);
  };

  const hear = (word: Message) => {
    if ((word.draftId !== draftId && word.draftId !== everyDraft) || word.tab === tab) return;
    if (word.kind === 'let_go') onLetGo?.();
    if (word.told !== undefined) events.told(word.told);
    if (since === null) return;
    if (word.kind === 'opened') say('held', since);
    if (word.kind === 'held' && isBefore(word, { tab, since })) {
      since = null;
      events.elsewhere();
    }
    if (word.kind === 'take') {
      since = null;
      const letGo = () => say('let_go', 0);
      events.taken().then(letGo, letGo);
    }
  };
  channel.addEventListener('message', (message) => hear(message.data as Message));

  return {
    open() {
      since = now();
      say('opened', since);
    },
    take: () =>
      new Promise((resolve) => {
        const timeout = setTimeout(resolve, answersWithin);
        onLetGo = () => {
          clearTimeout(timeout);
          resolve();
        };
        say('take', 0);
      }),
    close() {
      since = null;
    },
    end: () => channel.close(),
  };
}

const isBefore = (one: Pick<Message, 'since' | 'tab'>, other: Pick<Message, 'since' | 'tab'>): boolean =>
  one.since === other.since ? one.tab < other.tab : one.since < other.since;
