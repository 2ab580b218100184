/** Colours of drawings: one dark ground, which stands on light and on dark pages alike, and what is seen on it. */
export const ink = {
  ground: '#04262d',
  panel: '#083842',
  line: '#2d6671',
  muted: '#9ec6cd',
  text: '#f0fbfc',
  petrol: '#35a1b0',
  lime: '#c6e24a',
  violet: '#b3a2f2',
  amber: '#efaf5a',
  red: '#ff9c8f',
} as const;

/** The colours of bases on a dark ground. */
export const baseInk: Readonly<Record<string, string>> = {
  A: '#66a6ff',
  C: '#efaf5a',
  G: '#a4f5cb',
  U: '#e79ac6',
  T: '#e79ac6',
};

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

interface TextLook {
  readonly size?: number;
  readonly fill?: string;
  readonly at?: 'start' | 'middle' | 'end';
  readonly mono?: boolean;
  readonly bold?: boolean;
}

/** Words in a drawing. */
export function words(x: number, y: number, text: string, look: TextLook = {}): string {
  const { size = 22, fill = ink.text, at = 'middle', mono = false, bold = false } = look;
  const family = mono ? 'ui-monospace, Consolas, monospace' : 'system-ui, Segoe UI, Helvetica, Arial, sans-serif';
  return `<text x="${x}" y="${y}" font-family="${family}" font-size="${size}" fill="${fill}" text-anchor="${at}"${bold ? ' font-weight="700"' : ''}>${escaped(text)}</text>`;
}

export const disc = (x: number, y: number, r: number, fill: string, line = 'none'): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" stroke="${line}" stroke-width="2"/>`;

export const box = (x: number, y: number, w: number, h: number, fill: string, line = 'none', round = 10): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${round}" fill="${fill}" stroke="${line}" stroke-width="2"/>`;

/** A line through points; `dash` makes it broken. */
export const path = (d: string, stroke: string, width = 3, dash = ''): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${dash === '' ? '' : ` stroke-dasharray="${dash}"`}/>`;

/** An arrow to the right or along any straight line. */
export function arrow(x1: number, y1: number, x2: number, y2: number, stroke: string = ink.muted): string {
  const turn = Math.atan2(y2 - y1, x2 - x1);
  const side = (by: number) => `${round(x2 - 12 * Math.cos(turn + by))} ${round(y2 - 12 * Math.sin(turn + by))}`;
  return path(`M${x1} ${y1}L${x2} ${y2}M${side(0.45)}L${x2} ${y2}L${side(-0.45)}`, stroke);
}

export const round = (value: number): number => Math.round(value * 10) / 10;

/** Numbers from 0 on. */
export const upTo = (count: number): number[] => Array.from({ length: count }, (_, at) => at);

/** A drawing of 960 by 480 on its ground. */
export const picture = (...shapes: readonly string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 480" width="960" height="480"><rect x="0" y="0" width="960" height="480" fill="${ink.ground}"/>${shapes.join('')}</svg>`;
