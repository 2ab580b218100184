export { forgetOldLinks } from './enrol/link.repository.ts';
export { type LinkFault, sendFactorLink } from './enrol/send-link.ts';
export { secondFactorRoutes } from './second-factor.routes.ts';
export type { SecondFactorDependencies } from './second-factor-dependencies.ts';
export { countFactors } from './secrets/factor.repository.ts';
