import { inRounds, type Repair } from './repair.ts';

/** One press that mends one fault. */
export interface Fix<Change extends object, R extends Repair = Repair> {
  readonly label: string;
  readonly change: Change;
  /** The text that is changed, to be shown as a difference before it happens; null for choices. */
  readonly difference: Pick<R, 'kind' | 'before' | 'after'> | null;
  /** What is lost by it, in words; null where nothing is. */
  readonly note: string | null;
  /** There is no second answer, so it is made together with others. */
  readonly certain: boolean;
}

/** Where a fault is, and what a repair changes. */
export type FaultPlace =
  | { readonly kind: 'plate'; readonly plateId: string }
  | { readonly kind: 'well'; readonly plateId: string; readonly index: number }
  | { readonly kind: 'row'; readonly rowId: string };

/** A fix, and where it is made; null where the customer has to decide. */
export interface PlacedFix<F> {
  readonly place: FaultPlace;
  readonly fix: F | null;
}

/**
 * The repairs of a row that answer one of its faults (ruling 12): none when the customer must decide, two with two
 * answers.
 */
export function answersTo<R extends Repair>(code: R['answers'][number], repairs: readonly R[]): readonly R[] {
  const answering = repairs.filter(({ answers }) => answers[0] === code);
  return answering.some(({ certain }) => certain) ? answering.slice(0, 1) : answering;
}

/** A project with its answers made, and how many there were. */
export interface Fixed<Project> {
  readonly project: Project;
  readonly fixed: number;
}

/**
 * Every fault mended that has one answer, those too that only then have one. `fixesIn` finds them as things stand,
 * `apply` makes fixes of which no two change one field of one row.
 */
export function fixInRounds<Project, F extends Pick<Fix<object>, 'change'>>(
  project: Project,
  fixesIn: (now: Project) => readonly PlacedFix<F>[],
  apply: (now: Project, fixes: readonly PlacedFix<F>[]) => Project,
): Fixed<Project> {
  let fixed = 0;
  const done = inRounds(project, (now) => {
    const fixes = firstOfEach(fixesIn(now));
    if (fixes.length === 0) return null;
    fixed += fixes.length;
    return apply(now, fixes);
  });
  return { project: done, fixed };
}

/** Two answers for one field never go together: the second is asked for again once the first is made. */
function firstOfEach<F extends Pick<Fix<object>, 'change'>>(faults: readonly PlacedFix<F>[]): readonly PlacedFix<F>[] {
  const seen = new Set<string>();
  return faults.filter(({ place, fix }) => {
    const fields = Object.keys(fix?.change ?? {}).map((field) => `${JSON.stringify(place)} ${field}`);
    if (fields.some((field) => seen.has(field))) return false;
    for (const field of fields) seen.add(field);
    return true;
  });
}
