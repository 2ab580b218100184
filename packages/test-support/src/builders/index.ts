export { aPlate, type PlateBuilder } from './a-plate.ts';
export { aGuideRnaItem, aProject } from './a-project.ts';
export { aTube, tubes } from './a-tube.ts';
export { anyGuide, anyProject, anySettings, anyWells } from './any-project.ts';
