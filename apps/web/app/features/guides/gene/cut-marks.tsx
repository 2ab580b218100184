import type { KnownGuide } from '../../../genes/guides/known-guides.ts';
import { type CutToDraw, levelsOf } from './cut-layout.ts';

/** What a line of cuts is drawn from, whatever it shows of the gene. */
export interface CutLineProps {
  readonly symbol: string;
  /** At least one. */
  readonly cuts: readonly CutToDraw[];
  readonly isTicked: (guide: KnownGuide) => boolean;
  readonly isOnPlate: (guide: KnownGuide) => boolean;
  /** The target of the guide whose row or mark is pointed at. */
  readonly pointed: string | null;
  readonly onPoint: (target: string | null) => void;
}

/** A cut on a line: where, and what is said of it. */
export interface CutMark {
  /** Of the guide, so that its row and its mark know each other. */
  readonly target: string;
  readonly number: number;
  readonly x: number;
  readonly title: string;
  readonly isTicked: boolean;
  readonly isOnPlate: boolean;
  /** It does not lie on the line, but beside it. */
  readonly isBeside: boolean;
}

export const [width, margin, radius] = [960, 14, 9.5];
const levelHeight = 22;

/** The level of each mark, and where the line below all of them lies. `marks` from left to right. */
export function layOutMarks(marks: readonly CutMark[]): { readonly levels: readonly number[]; readonly line: number } {
  const levels = levelsOf(
    marks.map(({ x }) => x),
    2 * radius + 2,
  );
  return { levels, line: (Math.max(0, ...levels) + 1) * levelHeight + 12 };
}

interface CutMarksProps {
  readonly marks: readonly CutMark[];
  readonly levels: readonly number[];
  readonly line: number;
  /** The target of the guide whose row is pointed at. */
  readonly pointed: string | null;
  readonly onPoint: (target: string | null) => void;
}

/** The numbers of guides above a line, each with a stem down to its cut. */
export function CutMarks({ marks, levels, line, pointed, onPoint }: CutMarksProps) {
  return marks.map(({ target, number, x, title, isTicked, isOnPlate, isBeside }, index) => {
    const y = line - 12 - (levels[index] ?? 0) * levelHeight - radius;
    return (
      <g
        key={target}
        data-ticked={isTicked || undefined}
        data-there={isOnPlate || undefined}
        data-pointed={pointed === target || undefined}
        onPointerEnter={() => onPoint(target)}
        onPointerLeave={() => onPoint(null)}
      >
        <title>{title}</title>
        <path d={`M${x} ${y + radius}V${line + 9}`} data-beside={isBeside || undefined} />
        <circle cx={x} cy={y} r={radius} />
        <text x={x} y={y + 4}>
          {number}
        </text>
      </g>
    );
  });
}

/** The notches that cuts leave in the line itself: drawn after it. */
export function CutNotches({ marks, line }: Pick<CutMarksProps, 'marks' | 'line'>) {
  return marks.map(({ target, x, isTicked, isBeside }) =>
    isBeside ? null : (
      <path key={target} d={`M${x} ${line - 8}v16`} data-part="cut" data-ticked={isTicked || undefined} />
    ),
  );
}
