import type { GuideRnaProject } from '@cutsite/domain/guide-rna';
import type { ComponentType } from 'react';
import {
  type BuilderProduct,
  BuilderScreen,
  type ScreenSurroundings,
} from '../../../builder/screen/builder-screen.tsx';
import { guideRnaProjects } from '../draft/guide-rna-drafts.ts';
import { AllFaults } from '../faults/all-faults.ts';
import { Molecule } from '../molecule/molecule.ts';
import { Paper } from '../print/paper.ts';
import type { GuideRnaLook } from '../project/guide-rna-look.ts';
import { guideRnaCart } from '../purchase/guide-rna-cart.ts';
import { GuideRepairKinds } from '../repairs/repairs-by-kind.ts';
import { RowsOfPlate } from '../table/rows-of-plate.ts';
import { laterRepairs } from '../tubes/later-repairs.ts';
import { FixesOfWell } from '../well/fixes-of-well.ts';
import { OrderScreen, type Tabs } from './order-screen.tsx';

/** The same ones at each address, and from drawing to drawing. */
const laterParts = [AllFaults, Molecule, GuideRepairKinds, RowsOfPlate, Paper, FixesOfWell, laterRepairs];

type Format = GuideRnaProject['format'];

/** The guide RNA order screen (GR-19) at the address of a format. */
export function guideRnaScreen(format: Format, tabs: Tabs): ComponentType<ScreenSurroundings> {
  const product: BuilderProduct<GuideRnaProject, GuideRnaLook> = {
    drafts: guideRnaProjects,
    cart: guideRnaCart,
    asAddressed: (project) => (project.format === format ? project : { ...project, format }),
    Screen: (props) => <OrderScreen format={format} tabs={tabs} {...props} />,
    laterParts,
  };
  return (surroundings) => <BuilderScreen product={product} {...surroundings} />;
}
