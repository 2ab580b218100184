import { countWells, type GeneLibraryItem } from '../gene-library/index.ts';
import { type GuideRnaItem, plateReviewPoints, type ReviewPoint } from '../guide-rna/index.ts';
import type { ItemKind, KindedItem } from '../item/index.ts';
import { type KnockoutItem, ownLineName } from '../knockout-cells/index.ts';
import type { QuotedLineItem } from '../quoted-line/index.ts';
import { countText } from '../text/index.ts';

/** Written as a method, so that the row of one kind fits the table of all of them. */
interface ReviewOfKind<Item extends KindedItem = KindedItem> {
  points(item: Item): readonly ReviewPoint[];
}

const toAsk = (text: string): ReviewPoint => ({ isFine: false, text, wells: [] });

const guideRna: ReviewOfKind<GuideRnaItem> = { points: plateReviewPoints };

const geneLibrary: ReviewOfKind<GeneLibraryItem> = {
  points(item) {
    const { genes, controls } = countWells(item);
    return [toAsk(`${controls} controls, which cost nothing, for ${countText(genes, 'gene')}`)];
  },
};

const knockoutCells: ReviewOfKind<KnockoutItem> = {
  points: ({ cellLine }) => [
    toAsk(`The customer’s own cell line, ${ownLineName(cellLine)}: we have not made it before`),
  ],
};

const quotedLine: ReviewOfKind<QuotedLineItem> = {
  points: ({ line }) => [toAsk(line === undefined ? 'Quoted by sales' : `Quoted by sales for ${line.requestNumber}`)],
};

/** Of the kinds whose items can ask for a review. */
const reviews: Readonly<Partial<Record<ItemKind, ReviewOfKind>>> = {
  guide_rna: guideRna,
  gene_library: geneLibrary,
  knockout_cells: knockoutCells,
  quoted_line: quotedLine,
};

/** What was looked at in an item that asks for a review, and what somebody should look at, the latter first. */
export function reviewPoints(item: KindedItem): readonly ReviewPoint[] {
  const review = Object.hasOwn(reviews, item.kind) ? reviews[item.kind as ItemKind] : undefined;
  const points = review?.points(item) ?? [];
  return [...points.filter(({ isFine }) => !isFine), ...points.filter(({ isFine }) => isFine)];
}
