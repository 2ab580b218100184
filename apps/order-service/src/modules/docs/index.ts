export { docsRoutes } from './docs.routes.ts';
export { type OpenApiDocument, openApiDocument } from './openapi-document.ts';
export { registerDocsPage } from './register-docs-page.ts';
