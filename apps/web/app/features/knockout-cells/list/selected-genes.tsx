import { knockoutProducts } from '@cutsite/domain/knockout-cells';
import { countText } from '@cutsite/domain/text';
import { CompactSelect } from '@cutsite/ui/form';
import type { ChosenRows } from '../../../builder/selected-rows/chosen-rows.ts';
import { SelectedBar } from '../../../builder/selected-rows/selected-bar.tsx';
import { useBuilder, useProject } from '../draft/knockout-drafts.ts';
import { withRows } from '../project/knockout-draft.ts';
import { amountOptions } from './amount-options.ts';
import { LineChoice } from './line-choice.tsx';

interface SelectedGenesProps {
  readonly chosen: ChosenRows;
}

const noneYet = { id: '', text: 'Amount', disabled: true };

/** One cell line or one amount for all ticked genes; each is one step that can be undone (KO-15). */
export function SelectedGenes({ chosen }: SelectedGenesProps) {
  const builder = useBuilder();
  const { genome, product } = useProject();
  const { byAmount } = knockoutProducts[product];
  const genes = countText(chosen.ids.size, 'gene');
  const change = (what: string, said: string, next: Parameters<typeof withRows>[2]) => {
    builder.edit({ label: `${what} ${genes}` }, (draft) => withRows(draft, chosen.ids, next));
    builder.showNotice(said, true);
  };
  return (
    <SelectedBar
      chosen={chosen}
      one="gene"
      many="genes"
      onDelete={() => change('remove', `${genes} removed.`, () => null)}
    >
      <LineChoice
        genome={genome}
        product={product}
        label="Cell line of the selected genes"
        value=""
        onLine={(cellLine) =>
          change('cell line of', `Cell line of ${genes}: ${cellLine}.`, (row) => ({ ...row, cellLine }))
        }
      />
      {byAmount ? (
        <CompactSelect
          framed
          label="Amount of the selected genes"
          value=""
          options={[noneYet, ...amountOptions]}
          onPick={({ id, text }) =>
            change('amount of', `Amount of ${genes}: ${text}.`, (row) => ({ ...row, quantity: Number(id) }))
          }
        />
      ) : null}
    </SelectedBar>
  );
}
