import type { RouteBinding } from '../http/index.ts';
import { healthRoutes } from '../modules/health/index.ts';
import type { AppDependencies } from './build-app.ts';

/** Every call of the service, module by module. A new module is a new line. */
export function routes(dependencies: AppDependencies): RouteBinding[] {
  return [
    ...healthRoutes(dependencies), //
  ];
}
