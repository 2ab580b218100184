import type { GenomeSlug } from '@cutsite/domain/gene';
import { ButtonLink } from '@cutsite/ui/button';

/** The custom request in which guides are asked for: a library of this gene, to be filled in further. */
const addressOf = (genome: GenomeSlug, gene: string): string =>
  `/requests?${new URLSearchParams({ type: 'custom_library', species: genome, targets_of: 'list', genes: gene })}`;

/** Beside a gene for which nothing can be made; opened in a tab of its own, so that the project stays. */
export function AskForDesign({ genome, gene }: { readonly genome: GenomeSlug; readonly gene: string }) {
  return (
    <ButtonLink
      size="small"
      variant="quiet"
      href={addressOf(genome, gene)}
      target="_blank"
      rel="noreferrer"
      aria-label={`Ask us to design, in a new tab: guides for ${gene}`}
    >
      Ask us to design, in a new tab
    </ButtonLink>
  );
}
