export { aPlateItem, aTubeItem, targetNumber } from './a-guide-rna-item.ts';
