import { serveGeneList } from '../../../genes/list/gene-list-work.ts';
import { plainGeneListWork } from '../../../genes/list/plain-gene-list.ts';
import { cellGenes } from '../genes/cell-genes.ts';
import type { CellsDraft } from '../project/cells-draft.ts';
import { type PoolListWanted, poolListRules } from './pool-list-rules.ts';

serveGeneList<CellsDraft, PoolListWanted>(cellGenes, plainGeneListWork(poolListRules(() => crypto.randomUUID())));
