import { readFileSync } from 'node:fs';
import {
  type Deliverable,
  type Deliverables,
  type KnockoutSlug,
  knockoutSlugs,
  type ProductDeliverables,
} from '@cutsite/domain/knockout-cells';
import { err, ok, type Result } from '@cutsite/domain/result';
import Papa from 'papaparse';

const columns = ['product_slug', 'part', 'what', 'more'] as const;
type Cells = Readonly<Record<(typeof columns)[number], string>>;

const longest = 120;

/** Reads the file that `DELIVERABLES` names; faults as sentences, each with its line. */
export function readDeliverablesFile(path: string): Result<Deliverables, readonly string[]> {
  try {
    return parseDeliverablesFile(readFileSync(path, 'utf8'));
  } catch (error) {
    return err([`it cannot be read: ${error instanceof Error ? error.message : String(error)}.`]);
  }
}

/**
 * A CSV with the columns product_slug, part, what and more, separated by commas or semicolons. A row of part `gets` is
 * one thing that comes with the product, one of part `step` says what happens until then. Every row is good, or all
 * faults are listed.
 */
export function parseDeliverablesFile(text: string): Result<Deliverables, readonly string[]> {
  const { data, meta } = Papa.parse<Cells>(text.replace(/^\uFEFF/, '').trimEnd(), {
    header: true,
    delimitersToGuess: [',', ';'],
    skipEmptyLines: true,
    transformHeader: (name) => name.trim(),
    transform: (cell) => cell.trim(),
  });
  const missing = columns.filter((column) => !(meta.fields ?? []).includes(column));
  if (missing.length > 0) return err([`line 1: there is no column ${missing.join(', ')}.`]);
  const faults: string[] = [];
  const all = new Map<KnockoutSlug, { step: string | null; readonly gets: Deliverable[] }>();
  for (const [at, { product_slug: product, part, what, more }] of data.entries()) {
    const slug = knockoutSlugs.find((one) => one === product);
    const said = (sentence: string) => faults.push(`line ${at + 2}: ${sentence}`);
    if (slug === undefined) {
      said(`the product must be one of ${knockoutSlugs.join(', ')}.`);
      continue;
    }
    if (what === '' || what.length > longest || more.length > longest) {
      said(`what needs 1 to ${longest} characters, more has at most ${longest}.`);
      continue;
    }
    const own = all.get(slug) ?? { step: null, gets: [] };
    all.set(slug, own);
    if (part === 'gets') own.gets.push({ what, more });
    else if (part !== 'step') said('the part must be gets or step.');
    else if (own.step !== null) said(`${slug} has its step already.`);
    else own.step = what;
  }
  if (faults.length > 0) return err(faults);
  return ok(
    Object.fromEntries(
      [...all].map(([slug, { step, gets }]): [KnockoutSlug, ProductDeliverables] => [
        slug,
        { step: step ?? 'Made', gets },
      ]),
    ),
  );
}
