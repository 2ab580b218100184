import type { GenomeSlug } from '@cutsite/domain/gene';
import type { PlateFormat } from '@cutsite/domain/labware';
import { moneyText } from '@cutsite/domain/money';
import { countInWords, countText, groupedDigits } from '@cutsite/domain/text';
import { Button } from '@cutsite/ui/button';
import { Checkbox } from '@cutsite/ui/form';
import { Notice } from '@cutsite/ui/notice';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { ListDialogFrame } from '../../builder/list-import/dialog/list-dialog-frame.tsx';
import listStyles from '../../builder/list-import/dialog/list-import.module.css';
import type { SourceTexts } from '../../builder/list-import/dialog/source-pane.tsx';
import { unfinishedLists, useKeptWhileOpen, useOpenList } from '../../builder/list-import/dialog/use-open-list.ts';
import { keepList } from '../../builder/list-import/kept-list.ts';
import { type ImportState, useListPreview } from '../../builder/list-import/pane/use-list-preview.ts';
import type { Source } from '../../builder/list-import/read-source.ts';
import { useBuilderOf, useProjectOf } from '../../builder/project/builder-context.tsx';
import type { BuilderProject } from '../../builder/project/builder-project.ts';
import { useGoTo } from '../../platform/loading/go-to.ts';
import { GeneColumnChoice } from './gene-column.tsx';
import styles from './gene-list.module.css';
import { GeneListPane, type GeneListPaneTexts } from './gene-list-pane.tsx';
import type { GeneListAnswer, GeneListPreview, GeneListRefused, NamesBeyond } from './gene-list-preview.ts';
import type { GeneDecision, WantedGenes } from './gene-list-work.ts';

/** What a product says of its lists of genes. */
export interface GeneListTexts extends GeneListPaneTexts {
  readonly title: string;
  /** What the button is called that opens the dialog. */
  readonly action: string;
  readonly source: SourceTexts;
  /** "494 of 500 wells used after this." */
  readonly usedAfter: (used: number) => string;
  /** "Plate 2", "the library": where names were added, for the notice. */
  readonly addedTo: (preview: GeneListPreview) => string;
}

interface GeneListDialogProps<Beside extends object> {
  readonly genome: GenomeSlug;
  readonly words: GeneListTexts;
  readonly newWorker: () => Worker;
  /** What else the worker must know; the same object until a part of it changes. */
  readonly beside: Beside;
  /** A list that was pasted or dropped elsewhere and is better looked at first. */
  readonly start: Source | null;
  /** Makes the project one of another species; absent: that is done elsewhere. */
  readonly onGenome?: (genome: GenomeSlug) => void;
  /** The plates that are drawn; null where there are none. */
  readonly format?: PlateFormat | null;
  /** What the product offers for the list as a whole. */
  readonly offers?: (preview: GeneListPreview) => ReactNode;
  /** The ways on from a refused list that the product has; they change `beside`, or the project. */
  readonly waysOn?: (refused: GeneListRefused) => ReactNode;
  /** Where names go, beside the list. */
  readonly placing?: ReactNode;
  /** What is shown before there is a list; one sentence where nothing is. */
  readonly empty?: ReactNode;
  /** Another list takes the place of this one. */
  readonly onSource?: () => void;
  /** Begins a project with the settings of this one; gives its address. Absent: there is one project only. */
  readonly secondProject?: () => Promise<string>;
  readonly onClose: () => void;
}

type Decisions = ReadonlyMap<number, GeneDecision>;
const nothingDecided: Decisions = new Map();

/**
 * Adds a list of genes, looked at name by name before anything changes: what was matched, by which name, what may be
 * meant where several genes are, and what is left out. Read and resolved in a worker.
 */
export function GeneListDialog<Beside extends object>(props: GeneListDialogProps<Beside>) {
  const { genome, words, newWorker, beside, start, format = null, offers, waysOn, placing, onSource, onClose } = props;
  const builder = useBuilderOf<BuilderProject>();
  const project = useProjectOf<BuilderProject>();
  const goTo = useGoTo();
  const [before] = useState(() => (start === null ? unfinishedLists.of(builder) : null));
  const list = useOpenList(start, before);
  useKeptWhileOpen(list.source);
  const region = useRef<HTMLDivElement>(null);
  const [leavesOut, setLeavesOut] = useState(false);
  const [failed, setFailed] = useState(false);
  const [decided, setDecided] = useState(() => ({
    of: list.source,
    decisions: before?.decisions instanceof Map ? (before.decisions as Decisions) : nothingDecided,
  }));
  // Decisions are about the lines of one list.
  const decisions = decided.of === list.source ? decided.decisions : nothingDecided;
  const wanted = useMemo(
    (): WantedGenes<BuilderProject> & Beside => ({ ...beside, project, genome, decisions, leavesOut }),
    [beside, project, genome, decisions, leavesOut],
  );
  const imported = useListPreview<GeneListAnswer, BuilderProject>(newWorker, list.source, wanted);
  const { state, preview: answer } = imported;
  const preview = answer?.kind === 'read' ? answer : null;
  const open = preview?.parts.needs_you.count ?? 0;

  /** Its lines are others then, and decisions about those of before are dropped with the source. */
  const readColumn = (geneColumn: number) => {
    if (list.source === null) return;
    onSource?.();
    list.setSource({ ...list.source, geneColumn });
  };
  const leave = () => {
    unfinishedLists.drop(builder);
    onClose();
  };
  const close = () => {
    if (list.source === null) return leave();
    unfinishedLists.keep(builder, { source: list.source, method: list.method, decisions });
    builder.showNotice(`The list was not added. It is still there under ${words.action}.`, false);
    onClose();
  };
  /** Names without room have a way back: the dialog opens with them. */
  const keepRest = ({ rest }: NamesBeyond) =>
    unfinishedLists.keep(builder, { source: { kind: 'text', text: rest }, method: 'paste', decisions: null });
  const stillThere = (count: number) => `${count === 1 ? 'It is' : 'They are'} still there under ${words.action}.`;
  const add = async (shown: GeneListPreview, goesOn = false) => {
    const { added, tooMany } = shown;
    const after = await imported.apply();
    leave();
    const names = countText(added, 'name');
    if (added > 0) builder.edit({ label: `add ${names}` }, () => after);
    if (tooMany.count > 0) keepRest(tooMany);
    const said = [
      leavesOut && open > 0 ? `${countText(open, 'name')} left out, as you said.` : '',
      tooMany.count > 0 && !goesOn
        ? `${countText(tooMany.count, 'name')} left out. ${words.holdsAtMost}. ${stillThere(tooMany.count)}`
        : '',
    ];
    const text = said.filter((part) => part !== '').join(' ');
    if (added > 0) builder.showNotice({ title: `${names} added to ${words.addedTo(shown)}.`, text }, true);
  };
  /** What there is room for is added here; the rest opens the dialog of the second project. */
  const goOn = async (shown: GeneListPreview, begin: () => Promise<string>) => {
    await add(shown, true);
    try {
      const address = await begin();
      if (!keepList(shown.tooMany.rest)) throw new Error('The tab keeps no more.');
      unfinishedLists.drop(builder);
      goTo(address);
    } catch {
      const { count } = shown.tooMany;
      builder.showNotice({ title: 'The second project could not be begun.', text: stillThere(count), refused: true });
    }
  };
  const { secondProject } = props;
  return (
    <ListDialogFrame
      title={words.title}
      list={{
        ...list,
        setSource: (source) => {
          onSource?.();
          list.setSource(source);
        },
      }}
      words={words.source}
      placing={placing ?? null}
      after={<AfterLine preview={preview} failed={failed} usedAfter={words.usedAfter} />}
      add={{
        label: preview === null || preview.added === 0 ? 'Add' : `Add ${groupedDigits(preview.added)}`,
        busy: state.stage === 'reading' || state.stage === 'checking',
        blockedBecause: preview === null || preview.added === 0 ? 'There is nothing to add yet.' : null,
        onAdd: () => {
          if (preview !== null) add(preview).catch(() => setFailed(true));
        },
      }}
      onCancel={leave}
      onClose={close}
    >
      {/* A list that scrolls is reached by keyboard too. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={styles.preview} ref={region} tabIndex={0} role="region" aria-label="What adding would do">
        {answer === null ? (
          <Waiting
            state={state}
            empty={props.empty ?? null}
            onStop={() => {
              imported.stop();
              list.setSource(null);
            }}
          />
        ) : answer.kind === 'refused' ? (
          <>
            <Notice tone="error" role="alert">
              {answer.message}
              <div className={styles.actions}>{waysOn?.(answer)}</div>
            </Notice>
            {answer.offered === null ? null : (
              <GeneColumnChoice
                offered={answer.offered}
                onChoose={(column) => {
                  // What was pressed is gone when the list is read.
                  region.current?.focus();
                  readColumn(column);
                }}
              />
            )}
          </>
        ) : (
          <GeneListPane
            preview={answer}
            genome={genome}
            words={words}
            format={format}
            onColumn={readColumn}
            onGenome={
              props.onGenome === undefined
                ? null
                : (other) => {
                    // What was pressed is gone when the names are looked up again.
                    region.current?.focus();
                    props.onGenome?.(other);
                  }
            }
            rest={{
              onLeaveOut: () => void add(answer).catch(() => setFailed(true)),
              onSecondProject:
                secondProject === undefined
                  ? null
                  : () => void goOn(answer, secondProject).catch(() => setFailed(true)),
            }}
            onChoose={({ key }, { name, chosenId }) =>
              setDecided({ of: list.source, decisions: new Map(decisions).set(key, { name, chosenId }) })
            }
          >
            {offers?.(answer)}
            {open > 0 ? (
              <Checkbox
                label={`Leave out the ${countInWords(open, 'name')} that ${open === 1 ? 'needs' : 'need'} you, instead of deciding on the screen`}
                checked={leavesOut}
                onChange={(event) => setLeavesOut(event.currentTarget.checked)}
              />
            ) : null}
          </GeneListPane>
        )}
      </div>
    </ListDialogFrame>
  );
}

function AfterLine({
  preview,
  failed,
  usedAfter,
}: {
  readonly preview: GeneListPreview | null;
  readonly failed: boolean;
  readonly usedAfter: GeneListTexts['usedAfter'];
}) {
  if (failed)
    return (
      <p className={listStyles.after} role="alert">
        Nothing was added. Please try again.
      </p>
    );
  const cost = preview?.cost ?? null;
  return (
    <p className={listStyles.after} role="status">
      {preview === null ? 'Nothing changes until you press Add.' : usedAfter(preview.used)}
      {cost === null || cost.added.minor === 0 ? null : (
        <span className={listStyles.cost}>
          {' '}
          <b>
            {cost.added.minor > 0 ? '+ ' : ''}
            {moneyText(cost.added)}
          </b>
        </span>
      )}
    </p>
  );
}

interface WaitingProps {
  readonly state: ImportState;
  readonly empty: ReactNode;
  readonly onStop: () => void;
}

function Waiting({ state, empty, onStop }: WaitingProps) {
  if (state.stage === 'refused')
    return (
      <Notice tone="error" role="alert">
        {state.refusal.sentence}
      </Notice>
    );
  if (state.stage === 'nothing' && empty !== null) return empty;
  if (state.stage === 'nothing' || state.stage === 'read')
    return <p className={styles.none}>What the list holds is shown here before anything changes.</p>;
  const share = state.stage === 'reading' ? state.share : null;
  return (
    <div className={styles.reading}>
      <label>
        {state.stage === 'checking' ? 'Looking up the names' : 'Reading the list'}
        {share === null ? <progress /> : <progress value={share} max={1} />}
      </label>
      <Button onClick={onStop}>Stop</Button>
    </div>
  );
}
