export {
  checkProjectName,
  type ProjectNameFault,
  projectNameMaxLength,
  projectNameMessages,
  sentProjectName,
  untitledProject,
  withProject,
} from './project-name.ts';
