export { type OpenApiDocument, openApiDocument } from './openapi-document.ts';
export { docsRoutes, registerDocsPage } from './register-docs-page.ts';
