import type { FillOrder } from '@cutsite/domain/labware';
import type { ChosenColumns } from '@cutsite/domain/sheet';
import { type GridSelection, only, type WellRange } from '@cutsite/ui/plate-grid';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { activePlateOf, type BuilderProject, showPlate } from './builder-project.ts';
import { type Change, endStep, type History, historyOf, inEveryStep, record, redo, undo } from './history.ts';

export type BuilderView = 'plate' | 'table' | 'both';
/** What goes on paper: the plate in view, or every plate that holds something. */
export type Printed = 'in_view' | 'all';
export type WellLabelling = 'name' | 'well' | 'nothing';

/** How one looks at the plates; kept in this browser for all projects of the product. */
export interface PlateView {
  readonly view: BuilderView;
  readonly labelling: WellLabelling;
  /** How rows that name no well fill the plates (ruling 23). */
  readonly fillOrder: FillOrder;
}

/** What happened elsewhere: "50 rows pasted into A01 to E02.", and what there is to say besides. */
export interface NoticeWords {
  readonly title: string;
  readonly text?: string;
  /** Nothing was done, and the words say why. */
  readonly refused?: boolean;
}

export interface Notice extends NoticeWords {
  readonly id: number;
  readonly undoable: boolean;
}

/** The first sentence is the title: for words of ours only, since a name may hold a full stop as well. */
function inSentences(words: string): NoticeWords {
  const end = words.search(/(?<=\.) /);
  return end === -1 ? { title: words } : { title: words.slice(0, end), text: words.slice(end + 1) };
}

/** Where one is: which screen of the product, the plate, the wells on it, and the row of a list. */
interface Place {
  /** Its address without the id of the project; null where every screen of the product shows all of it. */
  readonly screen: string | null;
  readonly plateId: string | null;
  readonly selection: GridSelection;
  readonly rowId: string | null;
}

type BuilderHistory<Project> = History<Project, Place>;

/**
 * A list that was pasted or dropped: how its columns are to be read, when it does not say so itself, and where it is.
 */
export type IncomingList = {
  readonly columns?: ChosenColumns;
  /** A file without a header, read by what its columns hold, as a paste is. */
  readonly withoutHeader?: boolean;
} & ({ readonly kind: 'text'; readonly text: string } | { readonly kind: 'file'; readonly files: readonly File[] });

/**
 * The state of the order screen. The project is the only part that is saved and undone; the rest is where one looks.
 * `Own`: what the product remembers for as long as the screen is open.
 */
export interface BuilderState<Project extends BuilderProject = BuilderProject, Own = unknown> extends PlateView {
  readonly history: BuilderHistory<Project>;
  readonly selection: GridSelection;
  readonly copied: WellRange | null;
  readonly selectedRowId: string | null;
  readonly notice: Notice | null;
  readonly printed: Printed;
  /** A list that was pasted or dropped and is to be looked at before it is added. */
  readonly incoming: IncomingList | null;
  /** Plates that came while the project was open and were not looked at since. */
  readonly newPlates: ReadonlySet<string>;
  /** The screen where the step was made that was undone or done again, when another one is in view. */
  readonly screenOfStep: { readonly address: string } | null;
  readonly own: Own;
}

/** A project on the screen: its state, and every way to change it. */
export interface Builder<Project extends BuilderProject = BuilderProject, Own = unknown> {
  readonly store: StoreApi<BuilderState<Project, Own>>;
  readonly newId: () => string;
  readonly project: () => Project;
  /** Changes the project as one undoable step. `selection` is what is selected once it is done. */
  readonly edit: (change: Change & { readonly selection?: GridSelection }, next: (project: Project) => Project) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  /** A field was left: the next letter starts a step of its own. */
  readonly endStep: () => void;
  readonly showPlate: (plateId: string) => void;
  look(this: void, look: Partial<Looks<Own>>): void;
  /** `words` as one text: their first sentence holds no name that a customer gave. */
  readonly showNotice: (words: string | NoticeWords, undoable?: boolean) => void;
  /** It was renamed in the list of projects, which has its own way to take that back: no step to undo here. */
  readonly rename: (name: string) => void;
  /** How the address shows the project, such as its tubes or its plates: no step to undo, and none takes it back. */
  readonly showAs: (asAddressed: (project: Project) => Project) => void;
  /** What the screen keeps with the project, such as the version that it was checked by: no step to undo. */
  readonly keep: (next: (project: Project) => Project) => void;
  /** Another project, with nothing to undo. */
  readonly open: (project: Project) => void;
}

type Looks<Own> = Omit<BuilderState<BuilderProject, Own>, 'history'>;

interface BuilderSettings<Project> {
  /**
   * The project as its product wants it: the same one when it is so already. It puts each whole change in order: what
   * is typed letter by letter is put in order when the field is left.
   */
  readonly settle?: ((project: Project, newId: () => string) => Project) | undefined;
  /** How the plates are looked at, where it is no other. */
  readonly view?: Partial<PlateView> | undefined;
  /** The screen that shows the project, where the product has several and each shows a part of it. */
  readonly screenOf?: ((project: Project) => string) | undefined;
}

/** `own`: what the product remembers, as it begins. */
export function createBuilder<Project extends BuilderProject, Own>(
  project: Project,
  newId: () => string,
  own: Own,
  { settle = (settled) => settled, view = {}, screenOf }: BuilderSettings<Project> = {},
): Builder<Project, Own> {
  const store = createStore<BuilderState<Project, Own>>(() => ({
    history: historyOf(project),
    selection: only(0),
    copied: null,
    view: 'both',
    labelling: 'name',
    fillOrder: 'by_row',
    ...view,
    selectedRowId: null,
    notice: null,
    printed: 'in_view',
    incoming: null,
    newPlates: new Set<string>(),
    screenOfStep: null,
    own,
  }));
  let notices = 0;
  /** Each plate is found again where it was left, like the sheets of a workbook. */
  const lastLookedAt = new Map<string, GridSelection>();
  const setHistory = (change: (history: BuilderHistory<Project>) => BuilderHistory<Project>) =>
    store.setState(({ history }) => ({ history: change(history) }));
  const notice = (words: string | NoticeWords, undoable: boolean): Notice => {
    const said = typeof words === 'string' ? inSentences(words) : words;
    return { ...said, id: (notices += 1), undoable };
  };

  const placeOf = (
    { selection, selectedRowId }: Pick<BuilderState, 'selection' | 'selectedRowId'>,
    shown: Project,
  ): Place => ({ screen: screenOf?.(shown) ?? null, plateId: shown.activePlateId, selection, rowId: selectedRowId });

  const step = (move: 'undo' | 'redo') =>
    store.setState(({ history }) => {
      const made = move === 'undo' ? history.past.at(-1) : history.future[0];
      if (made === undefined) return {};
      const moved = move === 'undo' ? undo(history) : redo(history);
      const place = move === 'undo' ? made.before : made.after;
      return {
        history: { ...moved, present: showPlate(moved.present, place.plateId) },
        selection: place.selection,
        selectedRowId: place.rowId,
        screenOfStep:
          place.screen === null || place.screen === screenOf?.(history.present) ? null : { address: place.screen },
        notice: notice({ title: `${move === 'undo' ? 'Undone' : 'Redone'}: ${made.label}.` }, false),
        copied: null,
      };
    });

  return {
    store,
    newId,
    project: () => store.getState().history.present,
    edit: ({ selection, ...change }, next) =>
      store.setState((state) => {
        const made = next(state.history.present);
        const present = change.mergeKey === undefined ? settle(made, newId) : made;
        const then = { ...state, selection: selection ?? state.selection };
        const places = { before: placeOf(state, state.history.present), after: placeOf(then, present) };
        const { plateId } = places.before;
        if (plateId !== null && plateId !== places.after.plateId) lastLookedAt.set(plateId, state.selection);
        const newPlates = withNewPlates(state.newPlates, state.history.present, present);
        return { history: record(state.history, present, change, places), selection: then.selection, newPlates };
      }),
    undo: () => step('undo'),
    redo: () => step('redo'),
    endStep: () =>
      setHistory((history) => {
        const present = settle(history.present, newId);
        return endStep(present === history.present ? history : { ...history, present });
      }),
    rename: (name) =>
      setHistory((history) =>
        inEveryStep(history, (project) => (project.name === name ? project : { ...project, name })),
      ),
    showAs: (asAddressed) => {
      const { history } = store.getState();
      const shown = inEveryStep(history, asAddressed);
      if (shown !== history) store.setState({ history: shown });
    },
    keep: (next) => setHistory((history) => ({ ...history, present: next(history.present) })),
    showPlate: (plateId) => {
      const { history, selection, newPlates } = store.getState();
      const left = activePlateOf(history.present)?.id;
      if (left !== undefined) lastLookedAt.set(left, selection);
      setHistory((before) => ({ ...before, present: showPlate(before.present, plateId) }));
      store.setState({
        selection: lastLookedAt.get(plateId) ?? only(0),
        copied: null,
        newPlates: without(newPlates, plateId),
      });
    },
    look: (look) => store.setState(look),
    showNotice: (words, undoable = false) => store.setState({ notice: notice(words, undoable) }),
    open: (opened) =>
      store.setState({
        history: historyOf(opened),
        selection: only(0),
        copied: null,
        notice: null,
        newPlates: new Set<string>(),
      }),
  };
}

/** Plates that an edit brings are new, but for the one that it leads to; what looked empty before is not. */
function withNewPlates(known: ReadonlySet<string>, before: BuilderProject, after: BuilderProject): ReadonlySet<string> {
  if (before.plates === after.plates) return known;
  const there = new Set(before.plates.map(({ id }) => id));
  const inView = activePlateOf(after)?.id;
  const added = after.plates.flatMap(({ id }) => (there.has(id) || id === inView ? [] : [id]));
  return added.length === 0 ? known : new Set([...known, ...added]);
}

const without = (plates: ReadonlySet<string>, plateId: string): ReadonlySet<string> =>
  plates.has(plateId) ? new Set([...plates].filter((id) => id !== plateId)) : plates;
