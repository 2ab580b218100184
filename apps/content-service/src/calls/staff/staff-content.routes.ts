import type { RouteBinding } from '@cutsite/service-base/http';
import type { StaffContentDependencies } from './staff-content.ts';
import { staffEntryRoutes } from './staff-entry.routes.ts';
import { staffListRoutes } from './staff-list.routes.ts';
import { staffLookRoutes } from './staff-look.routes.ts';
import { staffMediaRoutes } from './staff-media.routes.ts';
import { staffReviewRoutes } from './staff-review.routes.ts';
import { staffSearchRoutes } from './staff-searches.routes.ts';
import { staffSourceRoutes } from './staff-source.routes.ts';
import { staffToolRoutes } from './staff-tools.routes.ts';
import { staffUseRoutes } from './staff-uses.routes.ts';

/** Every call of the content office. */
export const staffContentRoutes = (dependencies: StaffContentDependencies): RouteBinding[] => [
  ...staffListRoutes(dependencies),
  ...staffEntryRoutes(dependencies),
  ...staffLookRoutes(dependencies),
  ...staffReviewRoutes(dependencies),
  ...staffMediaRoutes(dependencies),
  ...staffSearchRoutes(dependencies),
  ...staffSourceRoutes(dependencies),
  ...staffToolRoutes(dependencies),
  ...staffUseRoutes(dependencies),
];
