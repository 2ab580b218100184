import { type GenomeSlug, geneGenomes, genomeSlugs } from '@cutsite/domain/gene';
import type { PlateFormat } from '@cutsite/domain/labware';
import { countText, groupedDigits } from '@cutsite/domain/text';
import { Button } from '@cutsite/ui/button';
import { Notice } from '@cutsite/ui/notice';
import { Pill, type PillTone } from '@cutsite/ui/pill';
import { type ReactNode, useState } from 'react';
import { PlatePictures } from '../../builder/list-import/pane/plate-pictures.tsx';
import { AskForDesign } from '../names/design-request.tsx';
import type { GeneChoice } from '../names/gene-choices.ts';
import { ColumnsOfTable } from './gene-column.tsx';
import styles from './gene-list.module.css';
import {
  type GeneListPreview,
  type LinePart,
  type ListedLine,
  lineParts,
  type NamesBeyond,
  type ShownPart,
} from './gene-list-preview.ts';

const parts: Readonly<Record<LinePart, { readonly title: string; readonly note: string; readonly tone: PillTone }>> = {
  needs_you: { title: 'Need a decision', note: 'choose here, or later on the screen', tone: 'error' },
  repeated: { title: 'Repeated', note: 'the gene is there already', tone: 'warnMinor' },
  resolved: { title: 'By another name', note: 'what you typed is kept with the order', tone: 'info' },
  to_check: { title: 'To check', note: 'you can order with these', tone: 'warnMinor' },
  controls: { title: 'Controls', note: 'not counted in the price', tone: 'control' },
  as_typed: { title: 'As typed', note: 'nothing to say', tone: 'success' },
};

/** What a project holds at most, and what its genome is called: "library", "A project holds at most 500 wells". */
export interface GeneListPaneTexts {
  readonly what: string;
  readonly holdsAtMost: string;
}

interface GeneListPaneProps {
  readonly preview: GeneListPreview;
  readonly genome: keyof typeof geneGenomes;
  readonly words: GeneListPaneTexts;
  /** The plates that are drawn; null where there are none. */
  readonly format: PlateFormat | null;
  readonly onChoose: (line: ListedLine, choice: GeneChoice) => void;
  /** Another column has the genes, by its place from 0. */
  readonly onColumn: (column: number) => void;
  /** Makes the project one of another species; null: that is done elsewhere. */
  readonly onGenome: ((genome: GenomeSlug) => void) | null;
  /** What can be done with names that there is no room for. */
  readonly rest: RestChoices;
  /** What the product offers for the list as a whole. */
  readonly children: ReactNode;
}

/** What can be done with the names above the most that a project holds; those before them are added either way. */
export interface RestChoices {
  readonly onLeaveOut: () => void;
  /** Null: the product has one project only. */
  readonly onSecondProject: (() => void) | null;
}

/** What adding would do, name by name: what needs a decision first. Figures add up to the names that were read. */
export function GeneListPane(props: GeneListPaneProps) {
  const { preview, genome, words, format, onChoose, onColumn, onGenome, children } = props;
  const { read, leftOut, tooMany, plateNames, pictures } = preview;
  const [chosen, setChosen] = useState<ShownParts>('changed');
  // A part that has emptied since shows all again.
  const shown = chosen !== 'changed' && preview.parts[chosen].count === 0 ? 'changed' : chosen;
  return (
    <>
      <div className={styles.head}>
        <dl className={styles.counts}>
          <Count label="names read" value={read} />
          {lineParts.map((part) => (
            <Count
              key={part}
              label={parts[part].title.toLowerCase()}
              value={preview.parts[part].count}
              tone={parts[part].tone}
            />
          ))}
          {leftOut > 0 ? <Count label="left out" value={leftOut} /> : null}
          {tooMany.count > 0 ? <Count label="too many" value={tooMany.count} /> : null}
        </dl>
        {format === null ? null : <PlatePictures pictures={pictures} plateNames={plateNames} format={format} />}
      </div>
      <OtherSpecies preview={preview} genome={genome} what={words.what} onGenome={onGenome} />
      <ColumnsOfTable
        columns={preview.columns}
        isDoubtful={preview.parts.needs_you.count * 2 > read}
        onChoose={onColumn}
      />
      {children}
      {tooMany.count > 0 ? (
        <Beyond tooMany={tooMany} added={preview.added} holdsAtMost={words.holdsAtMost} rest={props.rest} />
      ) : null}
      <PartChips preview={preview} shown={shown} onShow={setChosen} />
      {lineParts
        .filter((part) => shown === 'changed' || part === shown)
        .map((part) => (
          <Part
            key={part}
            part={part}
            genome={genome}
            isOpen={part === shown}
            shown={preview.parts[part]}
            onChoose={onChoose}
          />
        ))}
    </>
  );
}

interface BeyondProps {
  readonly tooMany: NamesBeyond;
  readonly added: number;
  readonly holdsAtMost: string;
  readonly rest: RestChoices;
}

/** How many names there is no room for, from which on, and the ways on. */
function Beyond({ tooMany: { count, first, losesWells }, added, holdsAtMost, rest }: BeyondProps) {
  const those = count === 1 ? 'the last one' : `the other ${groupedDigits(count)}`;
  const { onLeaveOut, onSecondProject } = rest;
  return (
    <Notice tone="error">
      {holdsAtMost}: {countText(count, 'name')} from {first} on {count === 1 ? 'has' : 'have'} no room.
      {losesWells && onSecondProject !== null ? ' In a second project they get other wells.' : ''}
      <div className={styles.actions}>
        {onSecondProject === null ? null : (
          <Button size="small" variant="soft" onClick={onSecondProject}>
            {added === 0
              ? `Put ${count === 1 ? 'it' : `all ${groupedDigits(count)}`} into a second project`
              : `Add ${groupedDigits(added)} and put ${those} into a second project`}
          </Button>
        )}
        {added === 0 ? null : (
          <Button size="small" onClick={onLeaveOut}>
            {`Add ${groupedDigits(added)} and leave ${those} out`}
          </Button>
        )}
      </div>
    </Notice>
  );
}

/** One part alone, or all of them with those first that are not as they were typed. */
type ShownParts = LinePart | 'changed';

interface PartChipsProps {
  readonly preview: GeneListPreview;
  readonly shown: ShownParts;
  readonly onShow: (parts: ShownParts) => void;
}

/** Which names are listed: all that changed, or one part of the list; only parts that there are. */
function PartChips({ preview, shown, onShow }: PartChipsProps) {
  const there = lineParts.filter((part) => preview.parts[part].count > 0);
  if (there.length < 2) return null;
  const changed = preview.read - preview.parts.as_typed.count - preview.leftOut - preview.tooMany.count;
  return (
    <div className="cs-chips" role="group" aria-label="Which names are listed">
      <Button
        size="small"
        variant={shown === 'changed' ? 'soft' : 'default'}
        aria-pressed={shown === 'changed'}
        onClick={() => onShow('changed')}
      >
        {`All that changed ${groupedDigits(changed)}`}
      </Button>
      {there.map((part) => (
        <Button
          key={part}
          size="small"
          variant={part === shown ? 'soft' : 'default'}
          aria-pressed={part === shown}
          onClick={() => onShow(part)}
        >
          {`${parts[part].title} ${groupedDigits(preview.parts[part].count)}`}
        </Button>
      ))}
    </div>
  );
}

interface PartProps extends Pick<GeneListPaneProps, 'onChoose' | 'genome'> {
  readonly part: LinePart;
  /** It is the only one shown. */
  readonly isOpen: boolean;
  readonly shown: ShownPart;
}

function Part({ part, isOpen, shown: { count, lines }, genome, onChoose }: PartProps) {
  if (count === 0) return null;
  const { title, note, tone } = parts[part];
  return (
    <details className={styles.part} open={isOpen || part !== 'as_typed'}>
      <summary>
        <b>{title}</b> <Pill tone={tone}>{groupedDigits(count)}</Pill> <small>{note}</small>
      </summary>
      <ul>
        {lines.map((line) => (
          <Line key={line.key} line={line} genome={genome} onChoose={onChoose} />
        ))}
      </ul>
      {count > lines.length ? <p className={styles.more}>and {groupedDigits(count - lines.length)} more</p> : null}
    </details>
  );
}

interface CountProps {
  readonly label: string;
  readonly value: number;
  readonly tone?: PillTone;
}

function Count({ label, value, tone }: CountProps) {
  return (
    <div data-tone={value > 0 ? tone : undefined}>
      <dt>{label}</dt>
      <dd>{groupedDigits(value)}</dd>
    </div>
  );
}

interface LineProps extends Pick<GeneListPaneProps, 'onChoose' | 'genome'> {
  readonly line: ListedLine;
}

function Line({ line, genome, onChoose }: LineProps) {
  const { typed, shown, note, message, tag, choices, withoutGuides } = line;
  return (
    <li>
      <span className={styles.line}>{line.line}</span>
      <span className={styles.typed}>{typed}</span>
      <span className={styles.means}>
        {message ?? (
          <>
            <b>{shown}</b> <small>{note}</small>
          </>
        )}
      </span>
      <span className={styles.tag}>{tag === null ? null : <Pill tone={tag.tone}>{tag.word}</Pill>}</span>
      {choices.length === 0 ? null : (
        <span className={styles.choices} role="group" aria-label={`What ${typed} in line ${line.line} may be`}>
          {choices.map((choice) => (
            <Button key={choice.label} size="small" onClick={() => onChoose(line, choice)}>
              {choice.label}
            </Button>
          ))}
          {withoutGuides === null ? null : <AskForDesign genome={genome} gene={withoutGuides} />}
        </span>
      )}
    </li>
  );
}

interface OtherSpeciesProps extends Pick<GeneListPaneProps, 'preview' | 'genome' | 'onGenome'> {
  readonly what: string;
}

/** A list of another species: said, and nothing changed for it unless that is wanted. */
function OtherSpecies({ preview: { writtenFor, foreign, read }, genome, what, onGenome }: OtherSpeciesProps) {
  const own = geneGenomes[genome].commonName;
  const isForeign = foreign * 2 > read;
  const other = writtenFor ?? genomeSlugs.find((slug) => slug !== genome) ?? genome;
  if (!isForeign && writtenFor === null) return null;
  return (
    <Notice tone="warnMajor">
      {isForeign
        ? `${groupedDigits(foreign)} of ${countText(read, 'name')} are genes of another species.`
        : `Most names are written as ${geneGenomes[other].commonName} genes are.`}{' '}
      This {what} is {own}.{' '}
      {onGenome === null ? null : (
        <Button size="small" onClick={() => onGenome(other)}>
          Change the {what} to {geneGenomes[other].commonName}
        </Button>
      )}
    </Notice>
  );
}
