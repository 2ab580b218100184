import type { LineState } from '@cutsite/domain/express-knockout';
import { type GenomeSlug, geneGenomes } from '@cutsite/domain/gene';
import { ButtonLink } from '@cutsite/ui/button';
import { useProject } from '../draft/express-drafts.ts';

/** The gene whose guides are worth a look instead of the one in the line, and what the way there is called. */
export function otherGuides(
  state: LineState,
  species: GenomeSlug,
): { readonly symbol: string; readonly words: string } | null {
  if (state.kind === 'one_guide_only')
    return { symbol: state.gene.symbol, words: `All guides for ${state.gene.symbol}` };
  if (state.kind !== 'refused') return null;
  const { code, genes, namesake } = state.eligibility;
  if (code === 'OTHER_SPECIES' && namesake != null)
    return { symbol: namesake.symbol, words: `Guides for ${geneGenomes[species].commonName} ${namesake.symbol}` };
  const [first] = genes;
  if (code !== 'SEVERAL_GENES' || first === undefined) return null;
  return { symbol: first.symbol, words: `Other guides for ${first.symbol}` };
}

/** Leads to the known guides of that gene, in a tab of its own, so that the list stays. */
export function OtherGuides({ state }: { readonly state: LineState }) {
  const { species } = useProject();
  const other = otherGuides(state, species);
  if (other === null) return null;
  return (
    <ButtonLink
      size="small"
      href={`/guides?${new URLSearchParams({ species, gene: other.symbol })}`}
      target="_blank"
      rel="noreferrer"
      aria-label={`${other.words}, in a new tab`}
    >
      {other.words}
    </ButtonLink>
  );
}
