/** A project as the account keeps it: which version, and the write that made it. */
export interface SavedVersion {
  /** 1 for the first, and one more with each change; also a deletion and a restore are changes. */
  readonly version: number;
  /** The id that a browser gave its write; null when the account itself made the version. */
  readonly writeId: string | null;
}

/** What a browser sends: the version that it changed, 0 for a project that is new, and an id of this write. */
export interface SentWrite {
  readonly version: number;
  readonly writeId: string;
}

/**
 * `write`: it follows on what is kept. `repeated`: it was written before and its answer was lost. `overtaken`: somebody
 * else has written since. `gone`: it follows on something that is not kept any more.
 */
export type WriteJudgement = 'write' | 'repeated' | 'overtaken' | 'gone';

/**
 * Whether a write may replace what is kept (PJ-2): only what follows on the version that is kept, so that two devices
 * never overwrite each other. The clocks of devices are not asked.
 */
export function judgeWrite(kept: SavedVersion | null, sent: SentWrite): WriteJudgement {
  if (kept === null) return sent.version === 0 ? 'write' : 'gone';
  if (kept.writeId === sent.writeId) return 'repeated';
  return kept.version === sent.version ? 'write' : 'overtaken';
}
