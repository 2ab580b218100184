export { advancedRequestRoutes } from './advanced-request.routes.ts';
export { markRequestsOrdered } from './end-quote.ts';
export { honourRequestsOf } from './honour-request.ts';
export { requestAttachments } from './request-attachments.ts';
export { staffRequestRoutes } from './staff-request.routes.ts';
