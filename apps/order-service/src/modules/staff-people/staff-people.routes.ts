import {
  endSessionOfStaff,
  endSessionsOfStaff,
  listSessionsOfStaff,
  listStaffPeople,
  sendFactorLink as sendFactorLinkEndpoint,
  setStaffRoles as setStaffRolesEndpoint,
} from '@cutsite/contracts/staff';
import { staffRoles } from '@cutsite/domain/account';
import { bind, type RouteBinding, refuse } from '@cutsite/service-base/http';
import { setStaffRoles } from '../account/index.ts';
import { knownId } from '../order-contents/index.ts';
import { type LinkFault, type SecondFactorDependencies, sendFactorLink } from '../second-factor/index.ts';
import { endSessionOfPerson, endSessionsOfPerson, listPeople, listSessionsOfPerson } from './staff-people.ts';

function linkProblem(fault: LinkFault) {
  switch (fault) {
    case 'no_such_account':
    case 'no_role':
      return refuse.notFound();
    case 'own_account':
      return refuse.conflict('You cannot send a link to your own account. Ask another administrator.');
    case 'nothing_lost':
      return refuse.conflict('This account has no second factor that could be lost.');
    case 'no_reason':
      return refuse.invalid({ field_errors: { reason: ['A lost factor needs a reason, which its owner reads.'] } });
  }
}

/** The calls by which administrators keep who is staff (OF-10, OF-11, OF-13, OF-14). */
export function staffPeopleRoutes(dependencies: SecondFactorDependencies): RouteBinding[] {
  return [
    bind(listStaffPeople, async () => ({ status: 200, body: { people: await listPeople(dependencies) } })),

    bind(setStaffRolesEndpoint, async ({ user, params, body: { roles, reason } }) => {
      const id = knownId(params.id);
      if (id === null) return refuse.notFound();
      const set = await setStaffRoles(dependencies, { actor: user, id, roles, reason });
      if (set.ok) return { status: 200, body: { roles: staffRoles.filter((role) => set.value.includes(role)) } };
      if (set.error === 'no_such_account') return refuse.notFound();
      return refuse.conflict(
        set.error === 'last_administrator'
          ? 'This is the last administrator. Give the role to another account first.'
          : 'The address of this account is in none of the domains of the store, so that a role would not count.',
      );
    }),

    bind(sendFactorLinkEndpoint, async ({ user, params, body: { lost, reason } }) => {
      const id = knownId(params.id);
      if (id === null) return refuse.notFound();
      const sent = await sendFactorLink(dependencies, { actor: user, of: { id }, lost: lost ? { reason } : null });
      return sent.ok ? { status: 200, body: { sent_to: sent.value.email } } : linkProblem(sent.error);
    }),

    bind(listSessionsOfStaff, async ({ params }) => {
      const sessions = await listSessionsOfPerson(dependencies, params.id);
      return sessions === null ? refuse.notFound() : { status: 200, body: { sessions } };
    }),

    bind(endSessionsOfStaff, async ({ user, params }) => {
      const ended = await endSessionsOfPerson(dependencies, user, params.id);
      return ended === null ? refuse.notFound() : { status: 200, body: { ended } };
    }),

    bind(endSessionOfStaff, async ({ user, params: { id: accountId, session_id: sessionId } }) => {
      const ended = await endSessionOfPerson(dependencies, user, { accountId, sessionId });
      return ended === null ? refuse.notFound() : { status: 200, body: ended };
    }),
  ];
}
