import { serveList } from '../../builder/list-import/list-worker.ts';
import { plainPlateRules } from '../../builder/list-import/plates/plate-rules.ts';
import { type PendingList, plateListWork } from '../../builder/list-import/plates/work-out.ts';
import type { OligoListBeside } from './oligo-list.ts';
import { newOligoPlate, type OligoProject, oligoFormat } from './oligo-project.ts';
import { minOligos, type OligoFault, oligoFault, oligoPrice } from './oligo-rules.ts';

/** What happens to lists of oligos, away from the page. */
const rules = plainPlateRules<OligoFault, OligoProject>({
  format: oligoFormat,
  minWells: minOligos,
  newPlate: newOligoPlate,
  faultsOf: (well) => [oligoFault(well) ?? []].flat(),
});

serveList<PendingList<OligoProject, 'position'> & OligoListBeside>(
  plateListWork(
    {
      ...rules,
      priceOf: (project, { prices }: OligoListBeside) => (prices === null ? null : oligoPrice(project, prices)),
    },
    () => crypto.randomUUID(),
  ),
);
