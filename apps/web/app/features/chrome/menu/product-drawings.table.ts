import type { MenuDrawing } from '@cutsite/ui/chrome';

/** Round marks of one radius, by their middles. */
const round = (radius: number, ...middles: readonly (readonly [number, number])[]): string =>
  middles
    .map(
      ([x, y]) =>
        `M${x - radius} ${y}a${radius} ${radius} 0 10${2 * radius} 0 ${radius} ${radius} 0 10-${2 * radius} 0`,
    )
    .join('');

const grid = (columns: readonly number[], rows: readonly number[]) =>
  rows.flatMap((y) => columns.map((x) => [x, y] as const));

type Drawings = Readonly<Record<string, MenuDrawing>>;

let drawn: Drawings | null = null;

/** What each product is, drawn small: by the address of its order screen. Drawn once, by the server alone. */
export function productDrawings(): Drawings {
  drawn ??= drawAll();
  return drawn;
}

const drawAll = (): Drawings => ({
  '/order/guide-rna': [
    ['line', 'M5 24h13c4 0 4-3 4-5v-5a4 4 0 118 0c0 2-2 3-2 5v4'],
    ['cut', 'M7 24v4M10.5 24v4M14 24v4M17.5 24v4'],
  ],
  '/order/guide-rna/tubes': [
    ['line', 'M13 8h12M14.5 8v14c0 4 2 7 4.5 9 2.5-2 4.5-5 4.5-9V8'],
    ['fill', 'M15.3 18h7.4v4c0 3-1.6 5.5-3.7 7.3-2.1-1.8-3.7-4.3-3.7-7.3z'],
  ],
  '/order/gene-library': [
    ['fill', round(2, ...grid([9, 14.5, 20], [11, 16.5, 22, 27.5]))],
    ['control', round(2, [25.5, 11], [25.5, 22])],
    ['line', round(1.6, [25.5, 16.5], [25.5, 27.5])],
  ],
  '/order/engineered-cell-library': [
    ['line', 'M8 9h6v6H8zM16 9h6v6h-6zM24 9h6v6h-6zM8 17h6v6H8zM16 17h6v6h-6zM24 17h6v6h-6zM8 25h6v6H8zM16 25h6v6h-6z'],
    ['fill', round(1.8, [11, 12], [27, 12], [11, 20], [19, 20], [11, 28])],
    ['control', round(1.8, [19, 12], [27, 20])],
  ],
  '/order/express-knockout': [
    ['line', 'M6 15h11M22 15h10M6 23h11M22 23h10'],
    ['cut', 'M19.5 8v4M19.5 17v4M19.5 26v4'],
  ],
  '/order/gene-knockout': [
    ['line', 'M6 19h8M24 19h8M14 14h10v10H14z'],
    ['cut', 'M16 22l6-6'],
  ],
  '/order/engineered-cells/crispr-knockout-cell-pool': [
    ['control', round(3.6, [13, 13], [27, 21], [20, 28])],
    ['fill', round(3.2, [23, 12], [18, 20], [11, 24])],
  ],
  '/order/engineered-cells/crispr-knockout-cell-clone': [
    ['line', round(12, [19, 19])],
    ['control', round(3.4, [16, 16], [23, 16.5], [16.5, 23], [23, 23.5])],
  ],
});
