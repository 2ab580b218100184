import { box, disc, ink, picture, round, upTo, words } from './shapes.ts';

interface Layout {
  readonly rows: number;
  readonly columns: number;
  /** How a well is filled, by row and column from 0. */
  readonly fill: (row: number, column: number) => string;
  readonly legend: readonly (readonly [string, string])[];
}

/** A plate from above, with its letters and numbers, and what its colours mean. */
function plate({ rows, columns, fill, legend }: Layout): string {
  const [left, top, width, height] = [220, 62, 520, 350];
  const step = Math.min((width - 30) / columns, (height - 20) / rows);
  const [x0, y0] = [left + (width - step * columns) / 2 + step / 2, top + (height - step * rows) / 2 + step / 2];
  const every = rows > 8 ? 2 : 1;
  const wells = upTo(rows).flatMap((row) =>
    upTo(columns).map((column) =>
      disc(round(x0 + column * step), round(y0 + row * step), round(step * 0.38), fill(row, column)),
    ),
  );
  const letters = upTo(rows)
    .filter((row) => row % every === 0)
    .map((row) =>
      words(left - 14, round(y0 + row * step + 5), String.fromCharCode(65 + row), { size: 15, fill: ink.muted }),
    );
  const numbers = upTo(columns)
    .filter((column) => column % every === 0)
    .map((column) => words(round(x0 + column * step), top - 10, String(column + 1), { size: 15, fill: ink.muted }));
  const keys = legend.flatMap(([colour, label], at) => {
    const x = 480 - legend.length * 80 + at * 160 + 20;
    return [disc(x, 446, 8, colour), words(x + 18, 452, label, { size: 18, at: 'start', fill: ink.muted })];
  });
  return picture(box(left, top, width, height, ink.panel, ink.line, 16), ...wells, ...letters, ...numbers, ...keys);
}

const controlsOf96 = new Set(['1/2', '2/9', '3/5', '4/10', '5/1', '6/6']);
const controlsOfQuadrant = new Set(['1/2', '3/7', '4/4', '6/9', '2/10', '6/1']);

/** A plate of guides with six controls spread over it. */
export const plate96 = (): string =>
  plate({
    rows: 8,
    columns: 12,
    fill: (row, column) =>
      controlsOf96.has(`${row}/${column}`) ? ink.violet : row === 0 || column > 10 ? ink.line : ink.petrol,
    legend: [
      [ink.petrol, 'Gene'],
      [ink.violet, 'Control'],
      [ink.line, 'Empty'],
    ],
  });

/** The same controls in all four quadrants. */
export const plate384 = (): string =>
  plate({
    rows: 16,
    columns: 24,
    fill: (row, column) => (controlsOfQuadrant.has(`${row % 8}/${column % 12}`) ? ink.violet : ink.petrol),
    legend: [
      [ink.petrol, 'Gene'],
      [ink.violet, 'Control'],
    ],
  });

/** A rack of pools with its controls. */
export const rack = (): string =>
  plate({
    rows: 8,
    columns: 12,
    fill: (row, column) => {
      const at = column * 8 + row;
      if (at >= 92) return ink.amber;
      if (at >= 84) return ink.violet;
      return ink.petrol;
    },
    legend: [
      [ink.petrol, 'Pool'],
      [ink.violet, 'Mock'],
      [ink.amber, 'Built in'],
    ],
  });
