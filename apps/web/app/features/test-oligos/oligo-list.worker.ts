import { serveList } from '../../builder/list-import/list-worker.ts';
import { plainPlateRules } from '../../builder/list-import/plates/plate-rules.ts';
import { type PendingList, plateListWork } from '../../builder/list-import/plates/work-out.ts';
import { newOligoPlate, type OligoProject, oligoFormat } from './oligo-project.ts';
import { type OligoFault, oligoFault, oligoPricedLines } from './oligo-rules.ts';

/** What happens to lists of oligos, away from the page. */
const rules = plainPlateRules<OligoFault, OligoProject>({
  format: oligoFormat,
  fewestWells: 1,
  newPlate: newOligoPlate,
  faultsOf: (well) => [oligoFault(well) ?? []].flat(),
});

serveList<PendingList<OligoProject, 'position'>>(
  plateListWork({ ...rules, priceOf: oligoPricedLines }, () => crypto.randomUUID()),
);
