export {
  checkRequest,
  type RequestAnswers,
  type RequestFault,
  readRequest,
  requestTitle,
  writeRequest,
} from './check-request.ts';
export { checkTerritory, type Territory, type TerritoryField, tidyTerritory } from './check-territory.ts';
export { nextStep, stepsAhead } from './next-step.ts';
export { type RequestPanel, requestAsText, requestPanels } from './request-panels.ts';
export {
  afterAction,
  maxAnnotationLength,
  maxOpenRequests,
  maxRequestMessageLength,
  mayChooseSalesRep,
  type RequestAction,
  type RequestActor,
  type RequestState,
  requestActions,
  requestStateNames,
  requestStates,
  tooManyOpenMessage,
} from './request-states.ts';
export {
  type FormVersions,
  formsOf,
  newestForms,
  type RequestForms,
  type RequestType,
  requestTypeNames,
  requestTypes,
  versionsOf,
} from './request-types.table.ts';
