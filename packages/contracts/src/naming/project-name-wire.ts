import * as z from 'zod/mini';

/**
 * The field of an item of any kind that is made in a project (ruling 54). How long it may be is a rule of the domain,
 * which answers with its own sentence.
 */
export const projectNameShape = { project_name: z.optional(z.string().check(z.maxLength(200))) };

/** Left out when there is none. */
export function projectNameToWire({ projectName }: { readonly projectName?: string }): { project_name?: string } {
  return projectName === undefined ? {} : { project_name: projectName };
}

/** Trimmed; nothing but spaces is no name. */
export function projectNameFromWire({ project_name: sent = '' }: { readonly project_name?: string | undefined }): {
  projectName?: string;
} {
  const projectName = sent.trim();
  return projectName === '' ? {} : { projectName };
}
