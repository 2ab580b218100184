/** The rules that make the tables of a file, in a file of their own: an order screen opens without them. */
export { plateTables, projectTables, tubeTable } from '@cutsite/domain/guide-rna';
