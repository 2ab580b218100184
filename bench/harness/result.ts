import type { Comparison } from './compare.ts';

/** One line of the table: what was measured, and whether the promise holds. */
export interface ResultLine {
  readonly promise: string;
  readonly what: string;
  readonly product: string;
  readonly floor: string;
  readonly ratio: string;
  readonly figure: string;
  readonly holds: boolean | null;
}

const number = (value: number) => (value >= 100 ? value.toFixed(0) : value >= 10 ? value.toFixed(1) : value.toFixed(2));

/** A comparison as a line. */
export function comparisonLine(
  promise: string,
  what: string,
  { product, floor, ratio }: Comparison,
  figure: string,
  holds: boolean | null,
): ResultLine {
  const cell = (load: Comparison['product']) =>
    `${number(load.perSecond)}/s, p50 ${number(load.p50)} ms, p95 ${number(load.p95)} ms, CPU ${number(load.cpuMs)} ms`;
  return { promise, what, product: cell(product), floor: cell(floor), ratio: ratio.toFixed(2), figure, holds };
}

/** A line for something that has no floor. */
export function plainLine(promise: string, what: string, product: string, figure: string, holds: boolean): ResultLine {
  return { promise, what, product, floor: '', ratio: '', figure, holds };
}

const words = { true: 'yes', false: '**no**', null: '' } as const;

/** The lines as a Markdown table. */
export function table(lines: readonly ResultLine[]): string {
  const head = ['| # | what | product | floor | ratio | promised | holds |', '|---|---|---|---|---|---|---|'];
  const rows = lines.map(
    (line) =>
      `| ${line.promise} | ${line.what} | ${line.product} | ${line.floor} | ${line.ratio} | ${line.figure} | ${words[`${line.holds}`]} |`,
  );
  return [...head, ...rows].join('\n');
}

const preface = `Written by \`npm run bench\`. Product and floor run side by side on one durable PostgreSQL (fsync on) and are asked in
turns; every figure is the median of several rounds, the ratio that of the rounds' own ratios. The floor of P1 to P3 is the
same work by hand (\`node:http\`, \`pg\`, one statement in one durable transaction: \`bench/subjects/floor.ts\`), and lighter
than it could be: it checks no CSRF token, knows one rule and one price, and explains nothing. CPU is that of the server's own
process for one call. The load comes from the same machine and takes its share of the cores.`;

/** The page that keeps the figures. */
export function resultsPage(machine: string, lines: string): string {
  return `# Measured\n\n${machine}.\n\n${preface}\n\n${lines}\n`;
}
