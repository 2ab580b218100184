import type { GenomeSlug } from '@cutsite/domain/gene';
import { countText } from '@cutsite/domain/text';
import { Button } from '@cutsite/ui/button';
import { Notice } from '@cutsite/ui/notice';
import { useEffect, useState } from 'react';
import type { BuilderProject } from '../../builder/project/builder-project.ts';
import type { Builder } from '../../builder/project/builder-store.ts';
import { fetchLibraryGenes, type GeneList } from '../catalogue/fetch-gene-list.ts';
import type { GenesAtHand } from '../catalogue/gene-list-store.ts';
import type { ChangedName, ChangesByList } from './changed-name.ts';
import type { KeepsGeneList } from './kept-gene-list.ts';

interface RenewedGeneListProps<Project extends BuilderProject & KeepsGeneList> {
  readonly builder: Pick<Builder<Project>, 'keep'>;
  readonly geneList: string | undefined;
  readonly genome: GenomeSlug;
  /** Null until the list of today is there. */
  readonly genes: GenesAtHand | null;
  readonly holdsGenes: boolean;
  /** What the project is: "library". */
  readonly noun: string;
  /** What its names are: "well". */
  readonly unit: string;
  readonly changesBy: ChangesByList;
}

/**
 * A project that was last checked by an older gene list is checked again, and what that changes is said: by the old
 * list, which never changes and is fetched for it (decision 49). The lists are the same for every product.
 */
export function RenewedGeneList<Project extends BuilderProject & KeepsGeneList>(props: RenewedGeneListProps<Project>) {
  const { builder, geneList, genome, genes, holdsGenes, changesBy, ...words } = props;
  const [old, setOld] = useState<{ readonly version: string; readonly list: GeneList | null } | null>(null);
  const version = genes?.version ?? null;
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
  return (
    <RenewedNotice
      {...words}
      changed={old.list === null ? null : changesBy(old.list, genes)}
      onUnderstood={() => builder.keep((project) => ({ ...project, geneList: genes.version }))}
    />
  );
}

const maxShown = 6;

interface RenewedNoticeProps {
  readonly noun: string;
  readonly unit: string;
  /** Null: the older list could not be had. */
  readonly changed: readonly ChangedName[] | null;
  readonly onUnderstood: () => void;
}

/** What a renewed list changed in a project, name by name. */
export function RenewedNotice({ noun, unit, changed, onUnderstood }: RenewedNoticeProps) {
  return (
    <Notice tone={changed !== null && changed.length === 0 ? 'info' : 'warnMinor'}>
      <p>
        The gene list has changed since this {noun} was last checked, so everything was checked again.{' '}
        {changed === null
          ? 'What changed by it could not be found out.'
          : changed.length === 0
            ? 'Nothing changed for its genes.'
            : `${countText(changed.length, unit)} changed:`}
      </p>
      {changed === null || changed.length === 0 ? null : (
        <ul>
          {changed.slice(0, maxShown).map(({ key, place, value, sentence }) => (
            <li key={key}>
              {place === null ? null : <b>{place}</b>} {value}: {sentence}
            </li>
          ))}
          {changed.length > maxShown ? <li>and {changed.length - maxShown} more</li> : null}
        </ul>
      )}
      <Button size="small" onClick={onUnderstood}>
        Understood
      </Button>
    </Notice>
  );
}
