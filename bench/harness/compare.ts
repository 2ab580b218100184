import { type Call, type Load, percentile, runLoad, type Server } from './run-load.ts';

/** Product and floor, measured in turns in one run. */
export interface Comparison {
  readonly product: Load;
  readonly floor: Load;
  /** Product to floor in calls a second: the median of the rounds' own ratios. */
  readonly ratio: number;
}

export interface Measurement<On extends Server> {
  /** The calls of each client on this subject; new customers for every round, so that all rounds start alike. */
  readonly calls: (subject: On) => Promise<Call[][]>;
  readonly status: number;
  readonly rounds: number;
}

/** Both subjects do the same in turns, the one that goes first changing from round to round; medians of the rounds. */
export async function compare<On extends Server>(
  subjects: { readonly product: On; readonly floor: On },
  { calls, status, rounds }: Measurement<On>,
): Promise<Comparison> {
  const loads: { product: Load[]; floor: Load[] } = { product: [], floor: [] };
  // The first round warms both up and is not counted.
  for (let round = 0; round <= rounds; round += 1) {
    const order = round % 2 === 0 ? (['floor', 'product'] as const) : (['product', 'floor'] as const);
    for (const name of order) {
      const load = await runLoad(subjects[name], await calls(subjects[name]), status);
      if (round > 0) loads[name].push(load);
    }
  }
  const ratios = loads.product.map((load, round) => load.perSecond / (loads.floor[round]?.perSecond ?? Number.NaN));
  return { product: medianLoad(loads.product), floor: medianLoad(loads.floor), ratio: median(ratios) };
}

export function median(values: readonly number[]): number {
  return percentile(
    values.toSorted((one, other) => one - other),
    0.5,
  );
}

function medianLoad(loads: readonly Load[]): Load {
  const of = (field: keyof Load) => median(loads.map((load) => load[field]));
  return { perSecond: of('perSecond'), p50: of('p50'), p95: of('p95'), cpuMs: of('cpuMs') };
}
