import { countText } from '@cutsite/domain/text';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useAboutGenes } from '../../../genes/about/about-genes.ts';
import { guideGenes, useGenes } from '../../../genes/guides/guide-genes.ts';
import { type KnownGuide, keyOfGuide, nameOfGuide, useKnownGuides } from '../../../genes/guides/known-guides.ts';
import {
  asDna,
  isTarget,
  namesIn,
  readWantedNames,
  type WantedName,
  withNames,
} from '../../../genes/guides/wanted-names.ts';
import { emptyPage, type GuidesPageState, keepGuidesPage, openedWith } from './kept-guides-page.ts';

/** Loaded with the first names: an empty page reads none. */
const loadReader = () => import('../../../genes/guides/read-wanted-text.ts');

/**
 * The genes and targets that are asked for, what is known of them, and the guides that are chosen; kept for this tab.
 *
 * @param isLive false where the server draws the page, without what is kept
 */
export function useGeneGuides(isLive: boolean) {
  const [state, setState] = useState(() => (isLive ? openedWith(location.search) : emptyPage));
  useEffect(() => {
    if (isLive) keepGuidesPage(state);
  }, [isLive, state]);
  const { genome, names, chosen } = state;
  const [said, setSaid] = useState('');
  const genes = useGenes(genome);
  const read = useMemo(
    () => (genes === null ? { genes: [], targets: [], asked: [] } : readWantedNames(names, genes)),
    [names, genes],
  );
  const known = useKnownGuides(genome, read);
  const about = useAboutGenes(
    genome,
    read.genes.map(({ gene }) => gene.ensemblId),
  );
  const ticked = useMemo(() => new Set(chosen.map(({ key }) => key)), [chosen]);
  const change = useCallback(
    (next: (before: GuidesPageState) => Partial<GuidesPageState>) =>
      setState((before) => ({ ...before, ...next(before) })),
    [],
  );
  const tick = useCallback(
    (guides: readonly KnownGuide[], isTicked: boolean) =>
      change((before) => {
        const keys = new Set(guides.map(keyOfGuide));
        const others = before.chosen.filter(({ key }) => !keys.has(key));
        const more = guides.map((guide) => ({
          key: keyOfGuide(guide),
          name: nameOfGuide(guide),
          target: guide.target,
        }));
        return { chosen: isTicked ? [...others, ...more] : others };
      }),
    [change],
  );
  const removeGene = useCallback(
    (ensemblId: string) =>
      change((before) => {
        const gone = new Set(read.genes.filter(({ gene }) => gene.ensemblId === ensemblId).map((one) => one.typed));
        return { names: before.names.filter((name) => !gone.has(name.typed) && name.chosenId !== ensemblId) };
      }),
    [change, read.genes],
  );
  return {
    state,
    genes,
    read,
    known,
    about,
    ticked,
    /** What became of the last names: what was read, repeated, left out; '' for nothing to say. */
    said,
    change,
    tick,
    removeGene,
    add: async (text: string) => {
      const before = names;
      try {
        const [list, { addWantedText }] = await Promise.all([guideGenes.loaded(genome), loadReader()]);
        const added = await addWantedText(isTarget(text) ? asDna(text) : text, before, list);
        change(() => ({ names: added.names }));
        setSaid(added.said.join(' '));
      } catch {
        // Without the gene list nothing is known of the names; they stand there until it comes.
        change(() => ({ names: withNames(before, namesIn(text)).names }));
        setSaid('');
      }
    },
    /** Another name in the place of one that was asked about; null: none. */
    replace: (from: string, to: WantedName | null) =>
      change((before) => ({ names: before.names.flatMap((name) => (name.typed === from ? (to ?? []) : name)) })),
    leaveOut: (typed: readonly string[]) => {
      const gone = new Set(typed);
      change((before) => ({ names: before.names.filter((name) => !gone.has(name.typed)) }));
      setSaid(`${countText(gone.size, 'name')} left out.`);
    },
    removeTarget: (target: string) =>
      change((before) => ({
        names: before.names.filter((name) => genes === null || readWantedNames([name], genes).targets[0] !== target),
      })),
    /** Ticks a guide of a target, and shows all guides of its gene. */
    showGeneOf: (guide: KnownGuide) => {
      tick([guide], true);
      change((before) => ({ names: withNames(namesIn(guide.gene_name), before.names).names }));
    },
    tickFirst: (count: number) =>
      tick(
        read.genes.flatMap(({ gene }) => known.byGene.get(gene.ensemblId)?.slice(0, count) ?? []),
        true,
      ),
  };
}

export type GeneGuidesState = ReturnType<typeof useGeneGuides>;
