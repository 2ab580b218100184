import { eligibilityFromWire, validateSequences } from '@cutsite/contracts/express-knockout';
import { problemMessage } from '@cutsite/contracts/problem';
import { type Answers, type Eligibility, validationBatches } from '@cutsite/domain/express-knockout';
import type { GenomeSlug } from '@cutsite/domain/gene';
import { createStore } from 'zustand/vanilla';
import { api } from '../../../platform/api.ts';

/** One call: up to 32 targets, and what became of it. `stopped`: the customer did not want to wait. */
export interface Batch {
  readonly id: number;
  readonly targets: readonly string[];
  readonly state: 'waiting' | 'checking' | 'done' | 'failed' | 'stopped';
  /** Why it failed; empty otherwise. */
  readonly message: string;
}

interface Checks {
  readonly species: GenomeSlug;
  readonly answers: Answers;
  readonly batches: readonly Batch[];
}

/** The answers for one species. Those of another are forgotten when the species changes. */
export const checks = createStore<Checks>(() => ({ species: 'homo_sapiens', answers: new Map(), batches: [] }));

type Answer = Awaited<ReturnType<typeof ask>>;

async function ask(species: GenomeSlug, targets: readonly string[]) {
  const answer = await api.call(validateSequences, { body: { species, sequences: [...targets] } });
  if (!answer.ok) return { ok: false, message: problemMessage(answer.problem) } as const;
  const body = answer.body;
  const found = targets.flatMap((target): [string, Eligibility][] => {
    const one = Object.hasOwn(body, target) ? body[target] : undefined;
    return one === undefined ? [] : [[target, eligibilityFromWire({ ...one, genes: [...one.genes] })]];
  });
  return { ok: true, found } as const;
}

let ids = 0;
let running = false;

const setBatch = (id: number, change: Partial<Batch>) =>
  checks.setState(({ batches }) => ({
    batches: batches.map((batch) => (batch.id === id ? { ...batch, ...change } : batch)),
  }));

/** Asks batch after batch: the service answers others meanwhile, and the first results are there early. */
async function run(): Promise<void> {
  if (running) return;
  running = true;
  try {
    for (;;) {
      const { species, batches } = checks.getState();
      const next = batches.find(({ state }) => state === 'waiting');
      if (next === undefined) return;
      setBatch(next.id, { state: 'checking' });
      const answer = await ask(species, next.targets).catch(
        (): Answer => ({ ok: false, message: 'The connection was lost.' }),
      );
      // Another species was chosen, or it was all cleared: nobody waits for these answers.
      if (!checks.getState().batches.some(({ id }) => id === next.id)) continue;
      if (!answer.ok) {
        setBatch(next.id, { state: 'failed', message: answer.message });
        continue;
      }
      checks.setState(({ answers }) => ({ answers: new Map([...answers, ...answer.found]) }));
      setBatch(next.id, { state: 'done' });
    }
  } finally {
    running = false;
  }
}

const isOpen = ({ state }: Batch): boolean => state !== 'done';

/**
 * Looks up the targets that are not in any batch yet. What a batch that failed or was stopped holds stays with it until
 * it is tried again.
 */
export function checkTargets(species: GenomeSlug, targets: readonly string[]): void {
  if (checks.getState().species !== species) checks.setState({ species, answers: new Map(), batches: [] });
  const { batches, answers } = checks.getState();
  const known = new Set(batches.filter(isOpen).flatMap((batch) => batch.targets));
  const fresh = targets.filter((target) => !known.has(target) && !answers.has(target));
  if (fresh.length === 0) return;
  const added = validationBatches(fresh).map((own): Batch => {
    ids += 1;
    return { id: ids, targets: own, state: 'waiting', message: '' };
  });
  // While others are open they stay in sight; after them the next ones begin again.
  checks.setState({ batches: batches.some(isOpen) ? [...batches, ...added] : added });
  void run();
}

/** Tries batches again that failed or were stopped. */
export function checkAgain(batchIds: ReadonlySet<number>): void {
  checks.setState(({ batches }) => ({
    batches: batches.map((batch) =>
      batchIds.has(batch.id) && (batch.state === 'failed' || batch.state === 'stopped')
        ? { ...batch, state: 'waiting', message: '' }
        : batch,
    ),
  }));
  void run();
}

/** Leaves out what has not been asked yet; answers that are there stay. */
export function stopChecking(): void {
  checks.setState(({ batches }) => ({
    batches: batches.map((batch) => (batch.state === 'waiting' ? { ...batch, state: 'stopped' } : batch)),
  }));
}

/** Forgets all answers (EK-3), so that every line is looked up again. */
export function clearEligibility(): void {
  checks.setState({ answers: new Map(), batches: [] });
}

/** Takes the targets of lines that are gone out of the batches; a batch without any is gone too. */
export function forgetTargets(there: ReadonlySet<string>): void {
  const { batches } = checks.getState();
  const left = batches.flatMap((batch): readonly Batch[] => {
    if (batch.state === 'checking' || batch.targets.every((target) => there.has(target))) return [batch];
    const targets = batch.targets.filter((target) => there.has(target));
    return targets.length === 0 ? [] : [{ ...batch, targets }];
  });
  const isSame = left.length === batches.length && left.every((batch, at) => batch === batches[at]);
  if (!isSame) checks.setState({ batches: left });
}
