/** Prints what a test has counted for a promise, so that a run shows the figure and not only that it held. */
export function printFigure(figure: string): void {
  process.stdout.write(`${figure}\n`);
}
