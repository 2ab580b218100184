import { geneEditors, normalTarget } from '@cutsite/domain/guide-rna';
import { countText } from '@cutsite/domain/text';
import { only } from '@cutsite/ui/plate-grid';
import { useMemo } from 'react';
import { plateInView } from '../../../builder/project/builder-project.ts';
import { GuidesDrawer, placesOf } from '../../../genes/guides/drawer/guides-drawer.tsx';
import { useCheckedPlate } from '../check/use-check.ts';
import { useBuilder, useBuilderState, useProject } from '../project/use-builder.tsx';
import { wellsFrom, withGuides } from './add-guides.ts';

/** The drawer of known guides, beside the plate in view. */
export function KnownGuidesDrawer({ onClose }: { readonly onClose: () => void }) {
  const builder = useBuilder();
  const { genome } = useProject();
  const { plate, states } = useCheckedPlate();
  const active = useBuilderState((state) => state.selection.active);
  const order = useBuilderState((state) => state.fillOrder);
  const { name: plateName, nuclease, wells: rows } = plate;
  const there = useMemo(() => new Map(rows.map(({ sequence, index }) => [normalTarget(sequence), index])), [rows]);
  const editor = geneEditors[nuclease].display;
  const warning = nuclease === 'SpCas9' ? null : `These guides are for SpCas9, and ${plateName} is for ${editor}.`;
  return (
    <GuidesDrawer
      genome={genome}
      plateName={plateName}
      warning={warning}
      states={states}
      active={active}
      onClose={onClose}
      wellOf={(target) => there.get(normalTarget(target))}
      wellsFor={(guides) => wellsFrom(plate, guides, active, order)}
      onAdd={(guides, wells) => {
        const { id, name } = plateInView(builder.project());
        const free = wells.flatMap((well) => (well.kind === 'free' ? [well.index] : []));
        const [first = active] = free;
        const added = countText(free.length, 'guide');
        builder.edit({ label: `add ${added}`, selection: only(first) }, (project) =>
          withGuides(project, id, guides, wells, builder.newId),
        );
        builder.showNotice({ title: `${added} added to ${name.trim() || 'the plate'}: ${placesOf(free)}.` }, true);
      }}
    />
  );
}
