export { blanketPoRoutes } from './blanket-po.routes.ts';
export { type BlanketPoRefusal, drawOnBlanketPo, putBackOnBlanketPo } from './draw-on-blanket-po.ts';
export { showBlanketPos } from './show-blanket-pos.ts';
