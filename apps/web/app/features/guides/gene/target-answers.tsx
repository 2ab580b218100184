import { type GenomeSlug, geneGenomes } from '@cutsite/domain/gene';
import { Button } from '@cutsite/ui/button';
import { SequenceText } from '@cutsite/ui/sequence-text';
import styles from '../../../genes/guides/asked-names.module.css';
import type { KnownGuide } from '../../../genes/guides/known-guides.ts';

interface TargetAnswersProps {
  readonly genome: GenomeSlug;
  readonly targets: readonly string[];
  readonly byTarget: ReadonlyMap<string, readonly KnownGuide[]>;
  readonly onShow: (guide: KnownGuide) => void;
  readonly onRemove: (target: string) => void;
}

/** What pasted targets are: "TP53, guide 2 of 4". */
export function TargetAnswers({ genome, targets, byTarget, onShow, onRemove }: TargetAnswersProps) {
  if (targets.length === 0) return null;
  return (
    <ul className={styles.answers} aria-label="Targets that were pasted">
      {targets.map((target) => {
        const guides = byTarget.get(target);
        return (
          <li key={target}>
            <SequenceText text={target} alphabet="ACGT" wrap />
            <span aria-live="polite">{guides === undefined ? 'Being looked up' : saidOf(guides, genome)}</span>
            {guides?.map((guide) => (
              <Button key={guide.ensembl_id} size="small" onClick={() => onShow(guide)}>
                All guides of {guide.gene_name}
              </Button>
            ))}
            <Button
              size="small"
              variant="quiet"
              icon="close"
              aria-label={`Remove ${target} from the page`}
              onClick={() => onRemove(target)}
            />
          </li>
        );
      })}
    </ul>
  );
}

/** "TP53, guide 2 of 4", or that nothing is known of it. */
export function saidOf(guides: readonly KnownGuide[], genome: GenomeSlug): string {
  if (guides.length === 0) return `No ${geneGenomes[genome].commonName} guide of the collection has this target.`;
  return guides
    .map(({ gene_name: gene, number, num_guides: count }) => `${gene}, guide ${number} of ${count}`)
    .join('; ');
}
