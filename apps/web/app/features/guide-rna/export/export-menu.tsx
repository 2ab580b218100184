import { ExportMenu } from '../../../builder/export/export-menu.tsx';
import { useBuilder, useProjectParts } from '../project/use-builder.tsx';
import { exportChoices } from './export-choices.ts';

/** Saves the plate, the tubes or the project as a file (LI-5 to LI-8). */
export function GuideExportMenu() {
  const builder = useBuilder();
  // What is offered changes with the kind of project and the number of its plates, and what is in a file with each
  // letter.
  useProjectParts(({ format, plates }) => ({ format, plates: plates.length }));
  return <ExportMenu choices={() => exportChoices(builder.project())} />;
}
