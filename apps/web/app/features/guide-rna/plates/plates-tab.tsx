import { AddOnsPanel } from '../add-ons/add-ons-panel.tsx';
import { PlateSettings } from '../screen/settings-bar.tsx';
import { WellPanel } from '../well/well-panel.tsx';
import { EmptyPlate } from './empty-plate.tsx';
import { PlateStage } from './plate-stage.tsx';
import styles from './plates.module.css';
import { PlateTabs } from './tabs/plate-tabs.tsx';

/** Settings, tabs, the plate in view and its selected well. */
export function PlatesTab() {
  return (
    <>
      <PlateSettings />
      <PlateTabs />
      <div className={styles.columns}>
        <PlateStage />
        <aside className={styles.side} aria-label="Selected well">
          <WellPanel />
          <EmptyPlate />
          <AddOnsPanel />
        </aside>
      </div>
    </>
  );
}
