import type { RouteBinding } from '../http/index.ts';
import { cartRoutes } from '../modules/cart/index.ts';
import { catalogueRoutes } from '../modules/catalogue/index.ts';
import { healthRoutes } from '../modules/health/index.ts';
import { orderRoutes } from '../modules/order/index.ts';
import { priceLists } from '../modules/price/index.ts';
import type { AppDependencies } from './build-app.ts';

/** Every call of the service, module by module. A new module is a new line. */
export function routes(dependencies: AppDependencies): RouteBinding[] {
  const prices = priceLists(dependencies.pool);
  return [
    ...healthRoutes(dependencies),
    ...catalogueRoutes({ prices }),
    ...cartRoutes(dependencies),
    ...orderRoutes({ ...dependencies, prices }),
  ];
}
