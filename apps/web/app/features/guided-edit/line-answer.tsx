import { genomeSlugs } from '@cutsite/domain/gene';
import { countText } from '@cutsite/domain/text';
import { Pill } from '@cutsite/ui/pill';
import { useCellLines } from '../../genes/cell-lines/cell-line-store.ts';
import { lineCalled } from '../../genes/cell-lines/line-called.ts';

interface LineAnswerProps {
  readonly typed: string;
  readonly organism: string | null;
}

/** The line that is called so; any other cells are kept as they are typed. */
export function LineAnswer({ typed, organism }: LineAnswerProps) {
  const genome = genomeSlugs.find((slug) => slug === organism);
  return genome === undefined ? null : <KnownLine typed={typed} genome={genome} />;
}

function KnownLine({ typed, genome }: { readonly typed: string; readonly genome: (typeof genomeSlugs)[number] }) {
  const lines = useCellLines(genome);
  if (lines === null) return null;
  const line = lineCalled(typed, lines);
  if (line === null)
    return <p className="cs-muted">We edit {countText(lines.length, 'line')}, or cells of your own.</p>;
  return (
    <p>
      <Pill tone="success" icon="check">
        {line.name}
      </Pill>{' '}
      <span className="cs-muted">{line.origin}</span>
    </p>
  );
}
