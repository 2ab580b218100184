import type { FieldTable, ShownFields, StoredBlock, StoredFields } from '../field/index.ts';
import { blockTypes } from './block-types.ts';

export type BlockName = keyof typeof blockTypes;
type FieldsOf<B extends BlockName> = (typeof blockTypes)[B]['fields'];

/** A block as a page draws it. */
export type ShownBlock = { readonly [B in BlockName]: ShownBlockOf<B> }[BlockName];
export type ShownBlockOf<B extends BlockName> = ShownFields<FieldsOf<B>> & { readonly id: string; readonly block: B };

/** The names of all blocks, in the order of the palette. */
export const blockNames = Object.keys(blockTypes) as readonly BlockName[];

/** Whether there is such a block. */
export const isBlockName = (name: string): name is BlockName => Object.hasOwn(blockTypes, name);

/** The fields of a block; none of one that is not known. */
export const blockFields = (name: string): FieldTable | null => (isBlockName(name) ? blockTypes[name].fields : null);

/** A block with its fields, checked where it is written. */
export function aBlock<B extends BlockName>(id: string, block: B, fields: StoredFields<FieldsOf<B>>): StoredBlock {
  return { ...fields, id, block };
}

/** The fields of a block without what every block has. */
export function fieldsOfBlock({ id: _id, block: _block, ...fields }: StoredBlock): Readonly<Record<string, unknown>> {
  return fields;
}
