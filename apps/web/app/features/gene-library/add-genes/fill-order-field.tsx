import { SelectField } from '@cutsite/ui/form';
import { useBuilder, useBuilderState } from '../draft/library-drafts.ts';

/** In which order names go into the free wells (ruling 23). */
export function FillOrderField() {
  const builder = useBuilder();
  const fillOrder = useBuilderState((state) => state.fillOrder);
  return (
    <SelectField
      label="Fill the free wells"
      value={fillOrder}
      options={[
        { value: 'by_column', label: 'down the columns: A01, B01, C01' },
        { value: 'by_row', label: 'along the rows: A01, A02, A03' },
      ]}
      onValueChange={(order) => builder.look({ fillOrder: order })}
    />
  );
}
