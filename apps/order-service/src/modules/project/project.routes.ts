import {
  deleteProject as deleteProjectEndpoint,
  listProjects,
  putProject as putProjectEndpoint,
  readProject,
  restoreProject as restoreProjectEndpoint,
} from '@cutsite/contracts/project';
import { bind, type RouteBinding } from '@cutsite/service-base/http';
import {
  deleteProject,
  type ProjectDependencies,
  putProject,
  restoreProject,
  showProject,
  showProjects,
} from './manage-projects.ts';

/** Projects that live with the account (PJ-1 to PJ-5); the calls are ours. */
export function projectRoutes(dependencies: ProjectDependencies): RouteBinding[] {
  const ofUser = (user: { readonly id: string }, params: { readonly id: string }) => ({
    accountId: user.id,
    id: params.id.toLowerCase(),
  });
  return [
    bind(listProjects, async ({ user }) => ({
      status: 200,
      body: { projects: await showProjects(dependencies, user.id) },
    })),

    bind(readProject, ({ user, params }) => showProject(dependencies, ofUser(user, params))),

    bind(putProjectEndpoint, ({ user, params, body }) => {
      const { product, name, version, write_id: writeId, record } = body;
      return putProject(dependencies, { ...ofUser(user, params), product, name, version, writeId, record });
    }),

    bind(deleteProjectEndpoint, ({ user, params, body }) =>
      deleteProject(dependencies, { ...ofUser(user, params), version: body.version }),
    ),

    bind(restoreProjectEndpoint, ({ user, params }) => restoreProject(dependencies, ofUser(user, params))),
  ];
}
