export { type CallToActionDependencies, callToActionRoutes } from './call-to-action.routes.ts';
export { type LifecycleLookUp, lifecycleLookUp } from './look-up-stage.ts';
