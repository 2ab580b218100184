import { serveGeneList } from '../../../genes/list/gene-list-work.ts';
import { libraryGenes } from '../genes/library-genes.ts';
import type { LibraryDraft } from '../project/library-draft.ts';
import { type LibraryListWanted, workOutLibraryList } from './library-list-work.ts';

serveGeneList<LibraryDraft, LibraryListWanted>(libraryGenes, (source, wanted, genes) =>
  workOutLibraryList(source, wanted, genes, () => crypto.randomUUID()),
);
