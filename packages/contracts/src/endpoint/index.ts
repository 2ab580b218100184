export { type Access, accessRules } from './access.ts';
export {
  type AnyEndpoint,
  type CachedAnswer,
  defineEndpoint,
  type EndpointDefinition,
  type Method,
  type RateClass,
} from './define-endpoint.ts';
export type {
  EndpointAnswer,
  EndpointBody,
  EndpointParams,
  EndpointQuery,
  SuccessAnswer,
  SuccessStatus,
} from './endpoint-types.ts';
export { type FileAnswer, fileSchema } from './file-answer.ts';
export { allResponses, houseStatuses } from './house-statuses.ts';
export { fillPath, pathNames } from './path.ts';
