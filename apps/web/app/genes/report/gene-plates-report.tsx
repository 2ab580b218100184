import { type PlateFormat, wellLabel, wellPosition } from '@cutsite/domain/labware';
import { type Money, moneyText } from '@cutsite/domain/money';
import type { PricedItem } from '@cutsite/domain/price';
import { countInCopies, countText } from '@cutsite/domain/text';
import type { BuilderPlate } from '../../builder/project/builder-project.ts';
import {
  BlockedVerdict,
  type Figure,
  ProjectReportFrame,
  ReportSection,
} from '../../builder/report/project-report.tsx';
import type { ShownGeneFault } from '../check/checked-plate.ts';

interface ReportedPlate<Code extends string, Known> {
  readonly plate: BuilderPlate;
  readonly check: { readonly wells: ReadonlyMap<number, readonly ShownGeneFault<Code, Known>[]> };
}

interface GenePlatesReportProps<Code extends string, Known> {
  readonly projectName: string;
  readonly figures: readonly Figure[];
  /** Why it cannot be ordered as it stands; null when it can. */
  readonly blocked: string | null;
  /** What staff look at before it is made; null: nothing. */
  readonly review?: string | null;
  readonly plates: readonly ReportedPlate<Code, Known>[];
  readonly format: PlateFormat;
  /** What stands in a well: "pool". */
  readonly noun: string;
  /** What each code is called. */
  readonly words: Readonly<Record<Code, string>>;
  readonly sentence: (fault: ShownGeneFault<Code, Known>) => string;
  readonly onClose: () => void;
}

interface ShownPrice {
  readonly subtotal: Money;
  readonly priced: Pick<PricedItem, 'lines'> | null;
}

/** What all copies cost, by its parts: "27 genes × 3 copies × $49.68". Undefined: prices are not there yet. */
export function priceFigure(price: ShownPrice | undefined, replicates: number, unit: string): Figure {
  const parts = (price?.priced?.lines ?? []).map(
    (line) => `${countInCopies(line.count, replicates, unit)} × ${moneyText(line.unit.unit)}`,
  );
  return {
    label: 'Price',
    value: price === undefined ? 'loading' : moneyText(price.subtotal),
    note: parts.length === 0 ? null : parts.join(', '),
  };
}

/** A library on one page, before it is paid: what is ordered, what blocks it, and what to look at, kind by kind. */
export function GenePlatesReport<Code extends string, Known>({
  projectName,
  figures,
  blocked,
  review = null,
  plates,
  format,
  noun,
  words,
  sentence,
  onClose,
}: GenePlatesReportProps<Code, Known>) {
  const faults = plates.flatMap(({ plate, check }) =>
    [...check.wells].flatMap(([index, own]) => own.map((fault) => ({ plate, index, fault }))),
  );
  const codes = [...new Set(faults.map(({ fault }) => fault.code))];
  return (
    <ProjectReportFrame
      projectName={projectName}
      verdict={<BlockedVerdict blocked={blocked} review={review} />}
      figures={figures}
      onClose={onClose}
    >
      {codes.map((code) => {
        const own = faults.filter(({ fault }) => fault.code === code);
        return (
          <ReportSection key={code} label={words[code]} note={countText(own.length, noun)} refusal={null}>
            <ul>
              {own.map(({ plate, index, fault }) => (
                <li key={`${plate.id}.${index}`}>
                  <b>
                    {plates.length > 1 ? `${plate.name} ` : ''}
                    {wellLabel(wellPosition(index, format))}
                  </b>{' '}
                  {sentence(fault)}
                </li>
              ))}
            </ul>
          </ReportSection>
        );
      })}
    </ProjectReportFrame>
  );
}
