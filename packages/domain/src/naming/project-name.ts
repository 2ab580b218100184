import { isOneLine } from '../text/index.ts';

/** Characters of a project's name at most, counted as people count them (code points; ruling 54). */
export const projectNameMaxLength = 60;

/** What a project is called until somebody names it; an item of it goes without a project. */
export const untitledProject = 'Untitled project';

/** Why a name cannot be that of an item's project. */
export type ProjectNameFault = 'project_name_too_long' | 'project_name_unprintable';

/** The sentence for each; ours. */
export const projectNameMessages = {
  project_name_too_long: `The project's name must be at most ${projectNameMaxLength} characters long.`,
  project_name_unprintable: "The project's name contains characters that cannot be printed. Please type it again.",
} satisfies Readonly<Record<ProjectNameFault, string>>;

/** Checks the name of the project that an item belongs to, trimmed; which letters it has is not ours to say (CA-29). */
export function checkProjectName(trimmed: string): ProjectNameFault | null {
  if (Array.from(trimmed).length > projectNameMaxLength) return 'project_name_too_long';
  return isOneLine(trimmed) ? null : 'project_name_unprintable';
}

/** The name that the items of a project carry, made such that it can be ordered; null: the project has none. */
export function sentProjectName(typed: string): string | null {
  const printable = Array.from(typed.trim()).filter((character) => isOneLine(character));
  const name = printable.slice(0, projectNameMaxLength).join('').trim();
  return name === '' || name === untitledProject ? null : name;
}

/** An item's name with its project before it, wherever the item's name is shown: "Kinase screen / Plate 1" (CA-29). */
export function withProject(projectName: string | undefined, name: string): string {
  return projectName === undefined ? name : `${projectName} / ${name}`;
}
