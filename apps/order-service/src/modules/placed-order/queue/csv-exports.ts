import { Readable } from 'node:stream';
import type { FileAnswer } from '@cutsite/contracts/endpoint';
import { fileMoment } from '@cutsite/domain/day-text';
import { csvLines, escapeFormula, writeCsv } from '@cutsite/domain/sheet';
import { readInTransaction } from '@cutsite/service-base/database';
import type { Pool, PoolClient } from 'pg';

/** Rows of one statement of an export, and of what is held of it at a time. */
const batchSize = 2_000;

/** What exports may take of the connections of a process, which customers need as well. */
export interface ExportLimits {
  readonly atOnce: number;
  /** How long a reader may take nothing, before the connection is taken from it. */
  readonly stalledMs: number;
  /** How long one may last. */
  readonly maxMs: number;
}

const usual: ExportLimits = { atOnce: 2, stalledMs: 30_000, maxMs: 300_000 };

/** What is exported. */
export interface CsvExport {
  /** Names the file, and what was cut off: `orders`. */
  readonly noun: string;
  readonly now: Date;
  readonly headings: readonly string[];
  /** The cells of each row, in batches read inside one transaction. */
  readonly rows: (client: PoolClient, batch: number) => AsyncGenerator<readonly (readonly string[])[]>;
}

/** Starts an export; null: there are as many as may be. */
export type CsvExports = (file: CsvExport) => FileAnswer | null;

/**
 * The exports of a process. Each reads every row of a filter by one cursor, as they stood at one moment, and sends
 * the lines while it reads: of 100,000 rows no more is held than two batches. Since a slow reader keeps a connection,
 * there are only so many at once, and one that takes too long is cut off, which its reader sees as a failed download.
 */
export function csvExports(pool: Pool, limits = usual): CsvExports {
  let running = 0;
  return ({ noun, now, headings, rows }) => {
    if (running >= limits.atOnce) return null;
    running += 1;
    const stop = (why: string) => () => bytes.destroy(new Error(`An export of ${noun} ${why}`));
    const longest = setTimeout(stop('took too long'), limits.maxMs);

    async function* lines(): AsyncGenerator<string> {
      // The headings go with the first batch: whatever fails before it can still be answered as a failure.
      let before = writeCsv([[...headings]]);
      for await (const cells of readInTransaction(pool, (client) => rows(client, batchSize))) {
        const stalled = setTimeout(stop('was read too slowly'), limits.stalledMs);
        try {
          yield before + csvLines(cells.map((row) => row.map(escapeFormula)));
        } finally {
          clearTimeout(stalled);
        }
        before = '';
      }
      if (before !== '') yield before;
    }

    const bytes = Readable.from(lines(), { objectMode: false });
    // Whoever sends it hears of a failure, too; here it must not end the process.
    bytes.on('error', () => undefined);
    bytes.on('close', () => {
      clearTimeout(longest);
      running -= 1;
    });
    return { fileName: `${noun}-${fileMoment(now)}.csv`, mediaType: 'text/csv', byteSize: null, bytes };
  };
}
