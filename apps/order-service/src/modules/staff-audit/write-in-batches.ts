interface Waiting<Row> {
  readonly row: Row;
  readonly done: () => void;
  readonly failed: (error: unknown) => void;
}

/**
 * Writes rows that come at the same time together: while one statement is on its way, those that come meanwhile wait
 * and go with the next one. Whoever hands in a row waits until it is written, so that none is ever lost.
 *
 * @param write writes some rows; what it throws is thrown to everybody whose row was among them
 * @param most rows of one statement
 */
export function inBatches<Row>(
  write: (rows: readonly Row[]) => Promise<void>,
  most = 200,
): (row: Row) => Promise<void> {
  const waiting: Waiting<Row>[] = [];
  let isWriting = false;

  async function writeAll(): Promise<void> {
    if (isWriting) return;
    isWriting = true;
    while (waiting.length > 0) {
      const batch = waiting.splice(0, most);
      try {
        await write(batch.map(({ row }) => row));
        for (const { done } of batch) done();
      } catch (error) {
        for (const { failed } of batch) failed(error);
      }
    }
    isWriting = false;
  }

  return (row) =>
    new Promise((done, failed) => {
      waiting.push({ row, done, failed });
      void writeAll();
    });
}
