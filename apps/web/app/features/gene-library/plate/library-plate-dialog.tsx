import { libraryLimits } from '@cutsite/domain/gene-library';
import { PlateDialog } from '../../../builder/plate-dialog/plate-dialog.tsx';
import { useProject } from '../draft/library-drafts.ts';
import { formatOf, type LibraryDraft, newLibraryPlate } from '../project/library-draft.ts';

const longest = libraryLimits.nameLength.max;

/** What can be done with a plate of a library as a whole. */
export function LibraryPlateDialog({ plateId, onClose }: { readonly plateId: string; readonly onClose: () => void }) {
  const draft = useProject();
  const others = draft.plates.filter(({ id }) => id !== plateId).map(({ name }) => name.trim());
  const errorOf = (name: string): string | null => {
    const trimmed = name.trim();
    if (trimmed === '') return 'A plate needs a name.';
    if (trimmed.length > longest) return `A plate name has at most ${longest} characters.`;
    return others.includes(trimmed) ? 'Another plate of this library has this name.' : null;
  };
  return (
    <PlateDialog<LibraryDraft>
      plateId={plateId}
      format={formatOf(draft)}
      newPlate={newLibraryPlate}
      textWord={null}
      checkName={(name) => ({ hint: `At most ${longest} characters.`, warning: null, error: errorOf(name) })}
      facts={null}
      forAllPlates={null}
      onClose={onClose}
    />
  );
}
