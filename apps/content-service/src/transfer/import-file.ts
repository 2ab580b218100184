import type { Result } from '@cutsite/domain/result';
import { wasUndone, withTransaction } from '@cutsite/service-base/database';
import type { ClientBase, Pool } from 'pg';
import type { Writer } from '../entries/index.ts';
import { filesWithUndo, type MediaFiles } from '../media/index.ts';
import type { Announce } from '../publishing/index.ts';
import type { ContentFile } from './content-file.ts';
import { type ImportFaults, type ImportSummary, importContent } from './import-content.ts';

type Outcome = Result<ImportSummary, ImportFaults>;

/** Carries the outcome out of a transaction that is taken back. */
class TakenBack extends Error {
  readonly outcome: Outcome;

  constructor(outcome: Outcome) {
    super('taken back');
    this.outcome = outcome;
  }
}

export interface ImportOrder {
  readonly file: ContentFile;
  /** Everything is done and taken back. */
  readonly isDryRun: boolean;
  readonly writer: Writer;
  readonly announce: Announce;
  /** Where large media go. */
  readonly files: MediaFiles;
  /** What else belongs into the same transaction. */
  readonly afterwards?: (client: ClientBase, summary: ImportSummary) => Promise<void>;
}

/** Brings a file in, all or nothing; what it came to is told even where nothing was kept. */
export async function importFile(pool: Pool, order: ImportOrder): Promise<Outcome> {
  const { file, isDryRun, writer, announce, afterwards } = order;
  const { files, undo } = filesWithUndo(order.files);
  try {
    return await withTransaction(
      pool,
      async (client) => {
        const outcome = await importContent(client, file, writer, announce, files);
        if (!outcome.ok || isDryRun) throw new TakenBack(outcome);
        await afterwards?.(client, outcome.value);
        return outcome;
      },
      { attempts: 1 },
    );
  } catch (error) {
    // Where only the answer to the commit was lost, the rows may stand, and with them their files.
    if (error instanceof Error && wasUndone(error)) await undo();
    if (error instanceof TakenBack) return error.outcome;
    throw error;
  }
}
