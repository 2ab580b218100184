import { type ComponentType, lazy, Suspense } from 'react';

/**
 * A tab that is loaded when it is shown. What waits for it is this tab alone: a boundary around the tab that the server has
 * drawn would be brought to life apart from its surroundings, and in one piece as soon as anything around it changes.
 */
export function loadedTab(load: () => Promise<ComponentType>): ComponentType {
  const Loaded = lazy(async () => ({ default: await load() }));
  return () => (
    <Suspense>
      <Loaded />
    </Suspense>
  );
}
