import { serveGeneList } from '../../../genes/list/gene-list-work.ts';
import { knockoutGenes } from '../genes/knockout-genes.ts';
import type { KnockoutDraft } from '../project/knockout-draft.ts';
import { type KnockoutListWanted, knockoutListWork } from './knockout-list-work.ts';

serveGeneList<KnockoutDraft, KnockoutListWanted>(
  knockoutGenes,
  knockoutListWork(() => crypto.randomUUID()),
);
