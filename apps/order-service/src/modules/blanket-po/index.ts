export { blanketPoRoutes } from './blanket-po.routes.ts';
export { showBlanketPos } from './show-blanket-pos.ts';
