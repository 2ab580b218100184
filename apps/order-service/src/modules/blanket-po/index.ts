export { blanketPoRoutes } from './blanket-po.routes.ts';
export { type BlanketPoRefusal, drawOnBlanketPo } from './draw-on-blanket-po.ts';
export { putBackOnBlanketPo } from './put-back-draw.ts';
export { showBlanketPos } from './show-blanket-pos.ts';
