export {
  aBlock,
  type BlockName,
  blockFields,
  blockNames,
  fieldsOfBlock,
  isBlockName,
  type ShownBlock,
  type ShownBlockOf,
} from './block.ts';
export { blockTypes, choicesOfCall, featureDrawings, listedTypes, orderedProducts } from './block-types.ts';
export { plainHome } from './plain-home.ts';
