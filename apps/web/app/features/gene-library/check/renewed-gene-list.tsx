import { checkLibrary } from '@cutsite/domain/gene-library';
import { wellLabel, wellPosition } from '@cutsite/domain/labware';
import { Button } from '@cutsite/ui/button';
import { Notice } from '@cutsite/ui/notice';
import { useEffect, useState } from 'react';
import { figured } from '../../../builder/words/count-words.ts';
import { fetchLibraryGenes, type GeneList } from '../../../genes/catalogue/fetch-gene-list.ts';
import { useBuilder, useProject } from '../draft/library-drafts.ts';
import { useGenes } from '../genes/use-genes.ts';
import { formatOf, libraryOf } from '../project/library-draft.ts';
import { type ChangedWell, changedWells } from './changed-wells.ts';

const mostShown = 6;

/**
 * A project that was last checked by an older gene list is checked again, and what that changes is said: by the old
 * list, which never changes and is fetched for it.
 */
export function RenewedGeneList() {
  const builder = useBuilder();
  const draft = useProject();
  const genes = useGenes(draft.genome);
  const [old, setOld] = useState<{ readonly version: string; readonly list: GeneList | null } | null>(null);
  const { geneList, genome } = draft;
  const version = genes?.version ?? null;
  const holdsGenes = draft.plates.some(({ wells }) => wells.length > 0);
  const isOlder = geneList !== undefined && version !== null && geneList !== version && holdsGenes;

  useEffect(() => {
    // The first list that the genes of a project were checked by; no step to undo.
    if (version !== null && geneList === undefined && holdsGenes)
      builder.keep((project) => ({ ...project, geneList: version }));
  }, [builder, version, geneList, holdsGenes]);
  useEffect(() => {
    if (!isOlder || geneList === undefined) return;
    let isLast = true;
    const show = (list: GeneList | null) => {
      if (isLast) setOld({ version: geneList, list });
    };
    fetchLibraryGenes(genome, geneList).then(
      (read) => show(read.ok ? read.value : null),
      () => show(null),
    );
    return () => {
      isLast = false;
    };
  }, [isOlder, geneList, genome]);

  if (!isOlder || genes === null || old?.version !== geneList) return null;
  const library = libraryOf(draft);
  const changed =
    old.list === null
      ? null
      : changedWells(checkLibrary(library, { index: old.list.index }), checkLibrary(library, genes));
  const format = formatOf(draft);
  const placeOf = ({ plate, index }: ChangedWell) =>
    `${library.plates.length > 1 ? `${library.plates[plate]?.name ?? ''} ` : ''}${wellLabel(wellPosition(index, format))}`;
  return (
    <Notice tone={changed !== null && changed.length === 0 ? 'info' : 'warnMinor'}>
      <p>
        The gene list has changed since this library was last checked, so everything was checked again.{' '}
        {changed === null
          ? 'What changed by it could not be found out.'
          : changed.length === 0
            ? 'Nothing changed for its genes.'
            : `${figured(changed.length, 'well')} changed:`}
      </p>
      {changed === null || changed.length === 0 ? null : (
        <ul>
          {changed.slice(0, mostShown).map((well) => (
            <li key={`${well.plate} ${well.index}`}>
              <b>{placeOf(well)}</b> {well.value}: {well.sentence}
            </li>
          ))}
          {changed.length > mostShown ? <li>and {changed.length - mostShown} more</li> : null}
        </ul>
      )}
      <Button size="small" onClick={() => builder.keep((project) => ({ ...project, geneList: genes.version }))}>
        Understood
      </Button>
    </Notice>
  );
}
