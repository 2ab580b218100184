import { panelFields } from '../../../builder/plate-view/panel-fields.ts';
import { WellPanelFrame } from '../../../builder/plate-view/well-panel-frame.tsx';
import { useWellFields, worstOf } from '../../../builder/well-fields/use-well-fields.ts';
import { GeneSearch } from '../../../genes/search/gene-search.tsx';
import { GeneField, WellFaults } from '../../../genes/well/gene-well.tsx';
import { loadedPart } from '../../../platform/loading/loaded-part.tsx';
import { useCheckedPlate } from '../check/use-check.ts';
import { useBuilder, useProject } from '../draft/library-drafts.ts';
import { useGenes } from '../genes/use-genes.ts';
import { formatOf } from '../project/library-draft.ts';
import { controlSuggestions } from './control-suggestions.ts';

/** An empty well has none. */
export const WellAnswer = loadedPart(async () => (await import('./well-facts.tsx')).WellAnswer);

/** The selected well: what was typed, the gene or control that it means, and what can be done about it. */
export function GenePanel() {
  const builder = useBuilder();
  const draft = useProject();
  const genes = useGenes(draft.genome);
  const { plate, known, check } = useCheckedPlate();
  const format = formatOf(draft);
  const { index, label, well: filled, put, frame } = useWellFields(plate, format);
  const typed = filled?.name ?? '';
  const well = known.get(index);
  const faults = check.wells.get(index) ?? [];
  return (
    <WellPanelFrame
      {...frame}
      title={well?.control?.label ?? well?.validatedName ?? (typed.trim() === '' ? null : typed)}
      worst={well === undefined ? null : worstOf(faults)}
      sentences={faults.map(({ message }) => message)}
    >
      <GeneField caption="Gene or control">
        <GeneSearch
          genes={genes}
          before={controlSuggestions(typed, draft.genome)}
          inputId={panelFields.nameId}
          label={`Gene or control in ${label}`}
          value={typed}
          placeholder="TP53, p53, ENSG00000141510, NTC1"
          onValueChange={(name) => put({ name, sequence: '' })}
          onLeave={builder.endStep}
        />
      </GeneField>
      <WellFaults faults={faults} />
      {well === undefined ? null : (
        <WellAnswer plateId={plate.id} index={index} label={label} well={well} genes={genes} />
      )}
    </WellPanelFrame>
  );
}
