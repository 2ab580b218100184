import { geneGenomes, writtenForOtherSpecies } from '@cutsite/domain/gene';
import { libraryLimits } from '@cutsite/domain/gene-library';
import { usd } from '@cutsite/domain/money';
import { Button } from '@cutsite/ui/button';
import { Dialog } from '@cutsite/ui/dialog';
import { Checkbox } from '@cutsite/ui/form';
import { Notice } from '@cutsite/ui/notice';
import { type ReactNode, useMemo, useState } from 'react';
import { FileDrop } from '../../../builder/drop/file-drop.tsx';
import listStyles from '../../../builder/list-import/dialog/list-import.module.css';
import { SourcePane } from '../../../builder/list-import/dialog/source-pane.tsx';
import { unfinishedLists, useOpenList } from '../../../builder/list-import/dialog/use-open-list.ts';
import type { Source } from '../../../builder/list-import/read-source.ts';
import { undecided } from '../../../builder/list-import/use-decisions.ts';
import { usePrices } from '../../../builder/price-bar/live-price.ts';
import { plateInView } from '../../../builder/project/builder-project.ts';
import { figured } from '../../../builder/words/count-words.ts';
import { moneyText } from '../../../platform/money-text.ts';
import { useBuilder, useBuilderState, useProject } from '../draft/library-drafts.ts';
import { type GenesAtHand, useGenes } from '../genes/gene-lists.ts';
import { priceDraft } from '../price/library-price.ts';
import { formatOf, withPlateType } from '../project/library-draft.ts';
import styles from './add-genes.module.css';
import { geneSourceWords } from './gene-source.ts';
import { GenesPreview } from './genes-preview.tsx';
import { type Decision, layGenes } from './lay-genes.ts';
import { type PreviewedName, previewGenes } from './preview-genes.ts';
import type { ReadGenes } from './read-genes.ts';
import { useGeneList } from './use-gene-list.ts';

interface AddGenesDialogProps {
  /** A list that was pasted or dropped on the screen. */
  readonly start: Source | null;
  readonly onClose: () => void;
}

const nothingDecided: ReadonlyMap<number, Decision> = new Map();
const leaveOut: Decision = { name: '', sequence: '' };
const most = libraryLimits.wellsPerProject.max;

const namesOf = (read: ReadGenes): readonly string[] =>
  read.kind === 'refused'
    ? []
    : read.kind === 'names'
      ? read.names.map(({ name }) => name)
      : read.plates.flatMap(({ wells }) => wells.map(({ name }) => name));

/** Adds a list of genes and controls, looked at before anything changes (GL-6, GL-8, LI-14 to LI-19). */
export function AddGenesDialog({ start, onClose }: AddGenesDialogProps) {
  const builder = useBuilder();
  const draft = useProject();
  const genes = useGenes(draft.genome);
  const format = formatOf(draft);
  const order = useBuilderState((state) => state.fillOrder);
  const prices = usePrices();
  const [before] = useState(() => (start === null ? unfinishedLists.of(builder) : null));
  const list = useOpenList(start, before);
  const [asNames, setAsNames] = useState(false);
  const [even, setEven] = useState(false);
  const [leavesOut, setLeavesOut] = useState(false);
  const [decided, setDecided] = useState({ of: list.source, decisions: nothingDecided });
  // Decisions are about the lines of one list.
  const decisions = decided.of === list.source ? decided.decisions : nothingDecided;
  const filledPlates = draft.plates.filter(({ wells }) => wells.length > 0).length;
  const read = useGeneList(list.source, { format, plates: filledPlates, asNames });

  const laid = useMemo(() => {
    if (read === null || read.kind === 'refused' || genes === null) return null;
    const options = { order, even, newId: builder.newId };
    const whole = layGenes(draft, read, decisions, options);
    const names = previewGenes(whole.draft, whole, genes);
    const open = leavesOut ? names.filter(({ part }) => part === 'needs_you') : [];
    if (open.length === 0) return { ...whole, names };
    const rest = layGenes(
      draft,
      read,
      new Map([...decisions, ...open.map(({ key }) => [key, leaveOut] as const)]),
      options,
    );
    return { ...rest, names: [...open, ...previewGenes(rest.draft, rest, genes)] };
  }, [read, genes, draft, decisions, order, even, leavesOut, builder]);

  const decide = (key: number, decision: Decision) =>
    setDecided({ of: list.source, decisions: new Map(decisions).set(key, decision) });
  const count = laid?.laid.length ?? 0;
  const open = laid?.names.filter(({ part }) => part === 'needs_you').length ?? 0;
  const leave = () => {
    unfinishedLists.drop(builder);
    onClose();
  };
  const close = () => {
    if (list.source === null) return leave();
    unfinishedLists.keep(builder, { source: list.source, method: list.method, decisions: undecided });
    builder.showNotice('The list was not added. You find it again under Add genes.', false);
    onClose();
  };
  const add = () => {
    if (laid === null) return;
    const plates = new Set(laid.laid.map(({ plateId }) => plateId)).size;
    builder.edit({ label: `add ${figured(count, 'name')}` }, () => laid.draft);
    leave();
    const where = plates > 1 ? figured(plates, 'plate') : plateInView(laid.draft).name;
    const rest = leavesOut && open > 0 ? ` ${figured(open, 'name')} left out.` : '';
    builder.showNotice(`${figured(count, 'name')} added to ${where}.${rest}`, true);
  };
  const added = prices === undefined || laid === null ? null : addedPrice();
  function addedPrice(): string {
    if (laid === null || prices === undefined) return '';
    const now = priceDraft(draft, prices).subtotal;
    const then = priceDraft(laid.draft, prices).subtotal;
    return moneyText(usd(then.minor - now.minor));
  }

  return (
    <Dialog
      open
      wide
      onClose={close}
      title={`Add genes to ${plateInView(draft).name.trim() || 'the plate'}`}
      actions={
        <>
          <p className={listStyles.after} role="status">
            {laid === null ? '' : `${figured(filledAfter(laid.draft), 'well')} of ${most} used after this.`}
            {added === null ? '' : ` + ${added}`}
          </p>
          <Button onClick={leave}>Cancel</Button>
          <Button variant="primary" blockedBecause={count === 0 ? 'There is nothing to add yet.' : null} onClick={add}>
            {count === 0 ? 'Add' : `Add ${count}`}
          </Button>
        </>
      }
    >
      <FileDrop
        says="Drop the file, or several, to read it"
        onFiles={(files) => {
          list.setMethod('upload');
          list.setSource({ kind: 'file', files });
        }}
      >
        <div className={listStyles.panes}>
          <SourcePane
            method={list.method}
            onMethod={list.setMethod}
            source={list.source}
            onSource={(source) => {
              setAsNames(false);
              list.setSource(source);
            }}
            words={geneSourceWords(draft.genome, format)}
            placing={null}
          />
          {/* A list that scrolls is reached by keyboard too. */}
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
          <div className={styles.preview} tabIndex={0} role="region" aria-label="What adding would do">
            <Preview
              read={read}
              isEmpty={list.source === null}
              genes={genes}
              names={laid?.names ?? []}
              tooMany={laid?.tooMany.length ?? 0}
              onDecide={decide}
              onNames={() => setAsNames(true)}
              onPlates={(wells) =>
                builder.edit({ label: 'plate type' }, (one) =>
                  withPlateType(one, wells === 96 ? '96_well_deep_well' : '384_echo', builder.newId),
                )
              }
            >
              {laid === null ? null : (
                <>
                  <OtherSpecies names={read === null ? [] : namesOf(read)} genome={draft.genome} />
                  {laid.couldBeEven ? (
                    <Checkbox
                      label={`Spread evenly: otherwise the last plate has fewer than ${libraryLimits.wellsPerPlate.min} wells`}
                      checked={even}
                      onChange={(event) => setEven(event.currentTarget.checked)}
                    />
                  ) : null}
                  {open > 0 ? (
                    <Checkbox
                      label={`Leave out ${figured(open, 'name')} that need you, instead of deciding on the plate`}
                      checked={leavesOut}
                      onChange={(event) => setLeavesOut(event.currentTarget.checked)}
                    />
                  ) : null}
                  {laid.tooMany.length > 0 ? (
                    <Notice tone="error">
                      A project holds at most {most} wells: {figured(laid.tooMany.length, 'name')} from{' '}
                      {laid.tooMany[0]} on {laid.tooMany.length === 1 ? 'is' : 'are'} not added. Put them into a second
                      project.
                    </Notice>
                  ) : null}
                </>
              )}
            </Preview>
          </div>
        </div>
      </FileDrop>
    </Dialog>
  );
}

const filledAfter = ({ plates }: ReturnType<typeof layGenes>['draft']): number =>
  plates.reduce((sum, { wells }) => sum + wells.length, 0);

interface PreviewProps {
  readonly read: ReadGenes | null;
  readonly isEmpty: boolean;
  readonly genes: GenesAtHand | null;
  readonly names: readonly PreviewedName[];
  readonly tooMany: number;
  readonly onDecide: (key: number, decision: Decision) => void;
  readonly onNames: () => void;
  readonly onPlates: (wells: 96 | 384) => void;
  readonly children: ReactNode;
}

function Preview({ read, isEmpty, genes, names, tooMany, onDecide, onNames, onPlates, children }: PreviewProps) {
  if (isEmpty) return <p className={styles.none}>What the list holds is shown here before anything changes.</p>;
  if (read === null) return <p className={styles.none}>Reading …</p>;
  if (read.kind === 'refused') {
    const { laidOutFor } = read;
    return (
      <Notice tone="error" role="alert">
        {read.message}
        <div className={styles.actions}>
          {laidOutFor === null ? null : (
            <Button size="small" onClick={() => onPlates(laidOutFor)}>
              Change to {laidOutFor} wells
            </Button>
          )}
          {read.hasNames ? (
            <Button size="small" onClick={onNames}>
              Read as a list of names
            </Button>
          ) : null}
        </div>
      </Notice>
    );
  }
  if (genes === null) return <p className={styles.none}>The gene list is loading …</p>;
  const all = namesOf(read).length;
  if (all === 0) return <Notice tone="error">There are no names in it.</Notice>;
  return (
    <>
      {children}
      <GenesPreview
        names={names}
        read={all}
        leftOut={all - names.length - tooMany}
        tooMany={tooMany}
        genes={genes}
        onDecide={onDecide}
      />
    </>
  );
}

/** Most names are written as those of another species: said, and never changed for it. */
function OtherSpecies({
  names,
  genome,
}: {
  readonly names: readonly string[];
  readonly genome: Parameters<typeof writtenForOtherSpecies>[1];
}) {
  const other = useMemo(() => writtenForOtherSpecies(names, genome), [names, genome]);
  if (other === null) return null;
  return (
    <Notice tone="warnMajor">
      Most names are written as {geneGenomes[other].commonName} genes are. This library is{' '}
      {geneGenomes[genome].commonName}.
    </Notice>
  );
}
