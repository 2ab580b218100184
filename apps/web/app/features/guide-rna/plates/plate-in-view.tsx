import { plate96 } from '@cutsite/domain/labware';
import { PlateGrid } from '@cutsite/ui/plate-grid';
import { PlateMap } from '@cutsite/ui/plate-map';
import { useCheckedFacts, usePlateLooks } from '../check/use-check.ts';
import { useBuilderState } from '../project/use-builder.tsx';
import styles from './plates.module.css';
import { usePlateActions } from './use-plate-actions.ts';

/** The plate in view with its wells; on a narrow screen a small map of it. */
export function PlateInView({ onHelp }: { readonly onHelp: () => void }) {
  const looks = usePlateLooks();
  const { name, filled, states } = useCheckedFacts(({ plate, check, ...checked }) => ({
    name: plate.name,
    filled: check.filled,
    states: checked.states,
  }));
  const selection = useBuilderState((state) => state.selection);
  const copied = useBuilderState((state) => state.copied);
  const actions = usePlateActions(onHelp);
  return (
    <>
      <div className={styles.grid}>
        <PlateGrid
          format={plate96}
          label={name}
          looks={looks}
          selection={selection}
          copied={copied}
          describedBy="fill-state"
          actions={actions}
        />
      </div>
      <div className={styles.map}>
        <PlateMap
          format={plate96}
          states={states}
          active={selection.active}
          label={`${name}: ${filled} of ${plate96.wellCount} wells filled`}
        />
      </div>
    </>
  );
}
