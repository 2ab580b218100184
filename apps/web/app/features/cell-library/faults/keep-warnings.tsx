import { countText } from '@cutsite/domain/text';
import { Button } from '@cutsite/ui/button';
import type { ShownPoolFault } from '../check/checked-cells.ts';
import { useBuilder } from '../draft/cells-drafts.ts';
import type { CellsDraft } from '../project/cells-draft.ts';

/** The library with the warnings of these genes kept as meant; each of them once. */
export const withMeant = (draft: CellsDraft, ensemblIds: readonly string[]): CellsDraft => ({
  ...draft,
  meant: [...new Set([...(draft.meant ?? []), ...ensemblIds])],
});

/** The genes that are warned of, each once: a gene may be essential and have paralogs. */
export const warnedGenes = (
  racks: readonly { readonly check: { readonly wells: ReadonlyMap<number, readonly ShownPoolFault[]> } }[],
) => [
  ...new Set(
    racks.flatMap(({ check }) =>
      [...check.wells.values()].flatMap((faults) =>
        faults.some(({ severity }) => severity === 'error') ? [] : faults.flatMap(({ known }) => known.ensemblId ?? []),
      ),
    ),
  ),
];

interface KeepButtonProps {
  readonly label: string;
  readonly ensemblIds: readonly string[];
  /** The press takes what it stands at away. */
  readonly onPressed: () => void;
}

/** Says that warnings were read and are meant: they leave the list, and the report before the order still has them. */
export function KeepButton({ label, ensemblIds, onPressed }: KeepButtonProps) {
  const builder = useBuilder();
  const keep = () => {
    builder.edit({ label: 'keep warnings' }, (draft) => withMeant(draft, ensemblIds));
    const genes = countText(ensemblIds.length, 'gene');
    builder.showNotice(`Warnings of ${genes} kept. The check before you order still lists them.`, true);
    onPressed();
  };
  return (
    <Button size="small" variant="quiet" onClick={keep}>
      {label}
    </Button>
  );
}
