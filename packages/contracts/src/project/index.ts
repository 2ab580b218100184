export {
  deleteProject,
  listProjects,
  type ProjectSummaryWire,
  type ProjectWire,
  putProject,
  readProject,
  restoreProject,
} from './endpoints.ts';
