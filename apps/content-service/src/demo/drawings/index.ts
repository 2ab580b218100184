import { drawing, type StarterMedia } from '../../starter/index.ts';
import { badge } from './badge.ts';
import { baseWindow, chemistry, guideOnTarget, mismatches, repairPaths } from './molecules.ts';
import { plate96, plate384, rack } from './plates.ts';
import { alleleMix, geneNames, rankedList, tones, trace } from './results.ts';
import { cloneFlow, dilution, knockoutFlow, rnp, screenFlow, temperatures } from './steps.ts';

/** Every drawing of the demo, made when it is brought in. */
export const drawings = (): readonly StarterMedia[] => [
  drawing('guide-on-target.svg', 'A guide on its target', guideOnTarget()),
  drawing('mismatches.svg', 'Sites that resemble a target', mismatches()),
  drawing('chemistry.svg', 'The modified ends of a guide', chemistry()),
  drawing('base-window.svg', 'The window of a base editor', baseWindow()),
  drawing('repair-paths.svg', 'Two ways of repair', repairPaths()),
  drawing('plate-96.svg', 'A plate of 96 wells', plate96()),
  drawing('plate-384.svg', 'A plate of 384 wells', plate384()),
  drawing('rack-of-pools.svg', 'A rack of pools', rack()),
  drawing('allele-mix.svg', 'Alleles of a pool and of a clone', alleleMix()),
  drawing('trace.svg', 'A trace that becomes mixed', trace()),
  drawing('ranked-list.svg', 'Genes by rank', rankedList()),
  drawing('gene-names.svg', 'A name with two meanings', geneNames()),
  drawing('tones.svg', 'Twenty tones and three', tones()),
  drawing('screen-flow.svg', 'An arrayed screen', screenFlow()),
  drawing('knockout-flow.svg', 'An express knockout', knockoutFlow()),
  drawing('clone-flow.svg', 'From a pool to a clone', cloneFlow()),
  drawing('rnp.svg', 'Protein and guide enter the nucleus', rnp()),
  drawing('dilution.svg', 'Dissolving to 100 µM', dilution()),
  drawing('temperatures.svg', 'Three shipments', temperatures()),
  ...(['guide', 'library', 'cell', 'order', 'quality'] as const).map((desk) =>
    drawing(`desk-${desk}.svg`, `The ${desk} desk`, badge(desk)),
  ),
];
