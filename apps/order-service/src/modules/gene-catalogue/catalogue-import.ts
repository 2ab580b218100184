export { fileRoles } from './book/read-files.ts';
export { fileSource } from './files/read-lines.ts';
export { FileRefused, faultSentence } from './files/refused-file.ts';
export { differenceLines } from './import/catalogue-difference.ts';
export { listVersions, planImport, rollBack, writeImport } from './import/import-catalogue.ts';
