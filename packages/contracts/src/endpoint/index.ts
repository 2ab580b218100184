export { type Access, accessRules } from './access.ts';
export {
  type AnyEndpoint,
  allResponses,
  type CachedAnswer,
  commonStatuses,
  defineEndpoint,
  type EndpointDefinition,
  type FileAnswer,
  fileSchema,
  fillPath,
  type Method,
  pathNames,
  type RateClass,
  timedCall,
} from './define-endpoint.ts';
export type {
  EndpointAnswer,
  EndpointBody,
  EndpointParams,
  EndpointQuery,
  SuccessAnswer,
  SuccessStatus,
} from './endpoint-types.ts';
export { fieldsFilledIn, fillsIn } from './filled-in.ts';
export { asksForStepUp, missingPermission, permissionsOf } from './permissions.ts';
