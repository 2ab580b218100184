import { getOpenApi } from '@cutsite/contracts/docs';
import type { AnyEndpoint } from '@cutsite/contracts/endpoint';
import { bind, type RouteBinding } from '@cutsite/service-base/http';
import { type OpenApiDocument, openApiDocument } from './openapi-document.ts';

/**
 * The document of all calls, itself included. It is made when it is first asked for, not at the start.
 *
 * @param others every other endpoint of the service.
 */
export function docsRoutes(others: readonly AnyEndpoint[]): RouteBinding[] {
  let document: OpenApiDocument | undefined;
  return [
    bind(getOpenApi, () => {
      document ??= openApiDocument([...others, getOpenApi]);
      return { status: 200, body: { ...document } };
    }),
  ];
}
