import { geneGenomes, genomeSlugs } from '@cutsite/domain/gene';
import { catalogueCode, isOwnLine, type KnockoutRow, knockoutProducts } from '@cutsite/domain/knockout-cells';
import { countText } from '@cutsite/domain/text';
import { Button } from '@cutsite/ui/button';
import { Combobox } from '@cutsite/ui/combobox';
import { useId } from 'react';
import { useCellLines } from '../../../genes/cell-lines/cell-line-store.ts';
import { lineCalled } from '../../../genes/cell-lines/line-called.ts';
import { withoutGeneList } from '../../../genes/check/kept-gene-list.ts';
import { GeneSearch } from '../../../genes/search/gene-search.tsx';
import { useBuilder, useProject } from '../draft/knockout-drafts.ts';
import { useCheckedKnockouts, useGenes } from '../genes/use-knockouts.ts';
import { newEntry, withEntryAdded } from '../project/knockout-draft.ts';
import { AmountChoice } from './amount-choice.tsx';
import styles from './entry.module.css';
import { GeneCard } from './gene-card.tsx';
import { lineSuggestions } from './line-suggestions.ts';

const often: readonly string[] = ['TP53', 'KEAP1', 'PTEN'];
const oftenLines: readonly string[] = ['HEK293', 'HAP1'];

interface EntryCardProps {
  readonly editing: boolean;
  readonly onPaste: () => void;
  readonly onPool: () => void;
}

/** The gene, the line and the amount that are put together, with the facts that say whether it can be made. */
export function EntryCard({ editing, onPaste, onPool }: EntryCardProps) {
  const builder = useBuilder();
  const { entry, genome, product, rows } = useProject();
  const genes = useGenes(genome);
  const lines = useCellLines(genome);
  const { entry: checked } = useCheckedKnockouts();
  const lineNote = useId();
  const { byAmount, label, reviewsOwnLine } = knockoutProducts[product];
  const set = (words: string, change: Partial<KnockoutRow>, mergeKey?: string) =>
    builder.edit({ label: words, ...(mergeKey === undefined ? {} : { mergeKey }) }, (draft) => ({
      ...draft,
      entry: { ...draft.entry, ...change },
    }));
  const setName = (name: string) => set('gene', { name, chosenId: null }, 'gene');
  const setLine = (cellLine: string) => set('cell line', { cellLine }, 'cell line');
  const leaveLine = () => {
    builder.endStep();
    const typed = builder.project().entry.cellLine.trim();
    const called = isOwnLine(typed) ? null : lineCalled(typed, lines ?? []);
    if (called !== null && called.name !== typed) set('cell line', { cellLine: called.name });
  };
  const other = genomeSlugs.find((slug) => slug !== genome) ?? genome;
  const changeGenome = () => {
    builder.edit({ label: 'species' }, (draft) => ({
      ...withoutGeneList(draft),
      genome: other,
      rows: [],
      entry: newEntry(builder.newId, { cellLine: '', quantity: draft.entry.quantity }),
    }));
    if (rows.length > 0 || entry.name !== '')
      builder.showNotice(`The list is for ${geneGenomes[other].commonName} genes now, and empty.`, true);
  };
  const lineFaults = checked?.errors.filter(({ field }) => field === 'cell_line') ?? [];
  const isLineWrong = lineFaults.length > 0 && entry.cellLine.trim() !== '';
  const isPoolMade =
    product === 'cell_clonal' &&
    lineFaults.some(({ code }) => code === 'CELL_LINE_NOT_OFFERED') &&
    (lines ?? []).some(({ name, products }) => name === entry.cellLine.trim() && products.includes('cell_gko'));
  const count = lines?.filter(({ products }) => products.includes(product)).length ?? 0;
  const gene = checked?.gene ?? null;
  const isReady = checked !== null && checked.errors.length === 0;
  const addBlocked = checked?.errors[0]?.message ?? 'Choose a gene first.';
  const add = () => {
    builder.edit({ label: `add ${entry.name.trim()}` }, (draft) => withEntryAdded(draft, builder.newId));
    document.getElementById('knockout-gene')?.focus();
  };
  return (
    <section className={styles.entry} aria-label={label}>
      <div className={styles.fields}>
        <div>
          <label htmlFor="knockout-gene">Gene</label>
          <GeneSearch
            inputId="knockout-gene"
            label="Gene"
            genes={genes}
            value={entry.name}
            clearable
            placeholder="TP53, p53, ENSG00000141510"
            onValueChange={setName}
            onLeave={builder.endStep}
          />
          <p className={styles.hint}>
            Symbol, synonym or Ensembl id. {geneGenomes[genome].shortLabel}.{' '}
            <Button size="small" variant="quiet" onClick={changeGenome}>
              Change to {geneGenomes[other].commonName}
            </Button>
          </p>
        </div>
        <div>
          <label htmlFor="knockout-line">Cell line</label>
          <Combobox
            inputId="knockout-line"
            label="Cell line"
            value={entry.cellLine}
            clearable
            options={lineSuggestions(entry.cellLine, product, lines)}
            placeholder="K-562, HAP1, or your own"
            maxLength={80}
            emptyText={lines === null ? 'The cell lines are loading.' : 'Type the name of a line.'}
            describedBy={lineNote}
            onValueChange={setLine}
            onLeave={leaveLine}
          />
          <p className={styles.hint} id={lineNote} data-bad={isLineWrong || undefined}>
            {isLineWrong
              ? lineFaults[0]?.message
              : isOwnLine(entry.cellLine)
                ? `A line of your own${reviewsOwnLine ? '; we write to you about a sample' : ''}.`
                : lines === null
                  ? 'The lines are loading. You can type your own.'
                  : `${countText(count, 'line')}, or your own.`}
            {isPoolMade ? (
              <>
                {' '}
                A pool is made in it.{' '}
                <Button size="small" onClick={onPool}>
                  Order a pool
                </Button>
              </>
            ) : null}
          </p>
        </div>
      </div>
      {entry.name.trim() === '' && genome === 'homo_sapiens' ? (
        <p className={styles.choices}>
          <span>For example:</span>
          {often.map((name) => (
            <Button key={name} size="small" onClick={() => setName(name)}>
              {name}
            </Button>
          ))}
          {oftenLines.map((name) => (
            <Button key={name} size="small" onClick={() => set('cell line', { cellLine: name })}>
              {name}
            </Button>
          ))}
        </p>
      ) : null}
      {checked === null || genes === null ? null : (
        <GeneCard
          checked={checked}
          genes={genes}
          product={product}
          onChoose={({ name, chosenId }) => set('gene', { name, chosenId: chosenId === '' ? null : chosenId })}
          onPool={onPool}
        />
      )}
      {byAmount ? <AmountChoice /> : null}
      <div className={styles.actions}>
        {byAmount && gene !== null ? (
          <span className={styles.code}>
            Catalogue code <code>{catalogueCode(genome, gene.symbol, entry.quantity)}</code>
          </span>
        ) : null}
        <span className={styles.spring} />
        {editing ? null : (
          <>
            <Button icon="paste" onClick={onPaste}>
              Paste several genes
            </Button>
            <Button icon="add" blockedBecause={isReady ? null : addBlocked} onClick={add}>
              Add to the list
            </Button>
          </>
        )}
      </div>
    </section>
  );
}
