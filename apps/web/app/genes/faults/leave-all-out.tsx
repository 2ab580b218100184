import { type GenomeSlug, geneGenomes } from '@cutsite/domain/gene';
import { countText } from '@cutsite/domain/text';
import { Button } from '@cutsite/ui/button';
import { Icon } from '@cutsite/ui/icon';
import styles from './warned-genes.module.css';

/** What is said of several names that lead to nothing that can be made, by the code of their error. */
const said = {
  GENE_NOT_FOUND: (count: number, genome: GenomeSlug) =>
    `${countText(count, 'name')} are not in the ${geneGenomes[genome].commonName} gene list.`,
  ZERO_GUIDES: (count: number) => `${countText(count, 'gene')} have no guides in our collection.`,
} as const;
const codes = Object.keys(said) as readonly (keyof typeof said)[];

interface LeaveAllOutProps<Fault> {
  readonly faults: readonly Fault[];
  readonly genome: GenomeSlug;
  readonly onLeaveOut: (faults: readonly Fault[]) => void;
}

/** One press for all names of one error, such as those that are unknown after a change of species; one has its own. */
export function LeaveAllOut<Fault extends { readonly code: string }>(props: LeaveAllOutProps<Fault>) {
  const { faults, genome, onLeaveOut } = props;
  return codes.map((code) => {
    const own = faults.filter((fault) => fault.code === code);
    if (own.length < 2) return null;
    return (
      <div key={code} className={styles.group} data-tone="bad">
        <Icon name="error" label="Error" />
        <p>
          <b>{said[code](own.length, genome)}</b>
        </p>
        <Button size="small" onClick={() => onLeaveOut(own)}>
          Leave all {own.length} out
        </Button>
      </div>
    );
  });
}
