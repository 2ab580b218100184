import { useMatches } from './use-matches.ts';

/** Whether the panel stands beside the plate, and not below it, as `plate-stage.module.css` says. */
export const useTwoColumns = (): boolean => useMatches('(min-width: 1180.02px)');
