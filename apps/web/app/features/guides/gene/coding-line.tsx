import { type CodingSequence, codingLength } from '@cutsite/domain/gene';
import { groupedDigits } from '@cutsite/domain/text';
import { inGeneText } from '../../../genes/guides/cut-of-guide.ts';
import { drawnExons, exonSpan } from './cut-layout.ts';
import { type CutLineProps, CutMarks, CutNotches, layOutMarks, margin, width } from './cut-marks.tsx';

interface CodingLineProps extends CutLineProps {
  readonly coding: CodingSequence;
}

/** An exon is called by its number where there is room for it. */
const minForNumber = 18;

/** The coding sequence of a gene as it is read, its exons to scale and without introns, with the cut of each guide. */
export function CodingLine({ symbol, coding, cuts, isTicked, isOnPlate, pointed, onPoint }: CodingLineProps) {
  const length = codingLength(coding);
  const scale = (base: number) => margin + (base / length) * (width - 2 * margin);
  const marks = cuts
    .map(({ guide, number, at, chromosome, inGene }) => ({
      target: guide.target,
      number,
      x: scale(inGene?.before ?? 0),
      title: `Guide ${number}: ${inGene === null ? '' : inGeneText(inGene)}, cuts after ${chromosome}:${groupedDigits(at)}`,
      isTicked: isTicked(guide),
      isOnPlate: isOnPlate(guide),
      isBeside: inGene?.codon === null,
    }))
    .toSorted((one, other) => one.x - other.x);
  const { levels, line } = layOutMarks(marks);
  return (
    <svg
      viewBox={`0 0 ${width} ${line + 34}`}
      role="img"
      aria-label={`Coding sequence of ${symbol} in ${coding.transcript}, ${exonSpan(coding)}, with the cut of each guide`}
    >
      <CutMarks marks={marks} levels={levels} line={line} pointed={pointed} onPoint={onPoint} />
      {drawnExons(coding).map(({ number, from, to }) => {
        const [left, right] = [scale(from) + 0.8, scale(to) - 0.8];
        return (
          <g key={number} data-part="exon">
            <title>{`Exon ${number}: ${groupedDigits(to - from)} coding bases`}</title>
            <rect x={left} y={line - 9} width={Math.max(0.6, right - left)} height="18" rx="3" />
            {right - left < minForNumber ? null : (
              <text x={left + 5} y={line + 4}>
                {number}
              </text>
            )}
          </g>
        );
      })}
      <CutNotches marks={marks} line={line} />
      <text x={margin} y={line + 26} data-part="end">
        codon 1
      </text>
      <text x={width / 2} y={line + 26} data-part="middle">
        {`coding sequence of ${coding.transcript}, exons to scale`}
      </text>
      <text x={width - margin} y={line + 26} data-part="last">
        {groupedDigits(Math.ceil(length / 3))}
      </text>
    </svg>
  );
}
