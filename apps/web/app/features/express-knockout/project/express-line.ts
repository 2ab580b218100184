import type { CatalogueCellLine } from '@cutsite/domain/gene';
import { lineCalled } from '../../../genes/cell-lines/line-called.ts';

const isExpress = ({ products }: CatalogueCellLine) => products.includes('express_ko_pool');

/** What is said of a line that pools are not made in. */
export interface LineNotMade {
  readonly said: string;
  /** Gene knockout is made in it. */
  readonly isElsewhere: boolean;
}

/** Why pools are not made in a line; null for one that they are made in, for none, and until the lines are there. */
export function lineNotMade(cellLine: string, lines: readonly CatalogueCellLine[] | null): LineNotMade | null {
  if (lines === null || cellLine === '') return null;
  const line = lineCalled(cellLine, lines);
  if (line !== null && isExpress(line) && line.name === cellLine) return null;
  const offered = lines.filter(isExpress).map(({ name }) => name);
  const choices = offered.length === 0 ? 'None is offered for this species.' : `Choose one of ${offered.join(', ')}.`;
  return {
    said: `Express knockout is not made in ${line?.name ?? cellLine}. ${choices}`,
    isElsewhere: line?.products.includes('gene_knockout') === true,
  };
}

/** The line as it is offered, for one called by a synonym: "hek 293t" is HEK293T. Null: it is to stay as it is. */
export function offeredLine(cellLine: string, lines: readonly CatalogueCellLine[] | null): string | null {
  const line = lineCalled(cellLine, lines?.filter(isExpress) ?? []);
  return line === null || line.name === cellLine ? null : line.name;
}
