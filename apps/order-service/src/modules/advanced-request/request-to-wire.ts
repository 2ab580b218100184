import type {
  ListedRequestWire,
  QueuedRequestWire,
  RequestEntryWire,
  RequestWire,
  SalesRepWire,
  SharedRequestWire,
  StaffRequestWire,
} from '@cutsite/contracts/advanced-request';
import {
  afterAction,
  formsOf,
  mayChooseSalesRep,
  type RequestAction,
  type RequestActor,
  requestActions,
  requestStates,
  writeRequest,
} from '@cutsite/domain/advanced-request';
import type { WrittenPanel } from '@cutsite/domain/form';
import type { RequestRow } from './request.repository.ts';
import type { RequestEventRow } from './request-event.repository.ts';
import type { RequestShareRow } from './request-share.repository.ts';

/** What is shown with a request. */
export interface Surrounding {
  readonly events: readonly RequestEventRow[];
  readonly shares: readonly RequestShareRow[];
  readonly reps: readonly SalesRepWire[];
}

/** The answers of a request in words, by the versions of its forms. */
export function writtenOf(row: RequestRow): readonly WrittenPanel[] {
  const versions = { parent: row.parent_version, child: row.child_version };
  return writeRequest(formsOf(row.request_type, versions), row.answers);
}

export function listedToWire(row: RequestRow, reps: readonly SalesRepWire[]): ListedRequestWire {
  return {
    id: row.id,
    number: row.number,
    request_type: row.request_type,
    state: row.state,
    title: row.title,
    waits_for: requestStates[row.state].waitsFor,
    created: row.created_at.toISOString(),
    updated: row.updated_at.toISOString(),
    sales_rep: reps.find(({ id }) => id === row.sales_rep_id) ?? null,
  };
}

const entryToWire = ({ id, at, actor_name: by, side, kind, text }: RequestEventRow): RequestEntryWire => ({
  ...{ id, at: at.toISOString(), by, side, kind, text },
});

function actionsOf(row: RequestRow, actor: RequestActor): RequestWire['actions'] {
  const names = Object.keys(requestActions) as RequestAction[];
  return names
    .filter((action) => requestActions[action].by === actor)
    .map((action) => {
      const after = afterAction(row.state, action);
      return { action, allowed: after.ok, reason: after.ok ? null : after.error };
    });
}

export function requestToWire(row: RequestRow, around: Surrounding, actor: RequestActor): RequestWire {
  return {
    ...listedToWire(row, around.reps),
    version: row.version,
    annotation: row.annotation,
    form_versions: { parent: row.parent_version, child: row.child_version },
    answers: { parent: { ...row.answers.parent }, child: { ...row.answers.child } },
    written: writtenOf(row),
    thread: around.events.map(entryToWire),
    actions: actionsOf(row, actor),
    may_choose_sales_rep: mayChooseSalesRep(actor, row.state),
    shares: around.shares.map(({ id, created_at, expires_at }) => ({
      ...{ id, created: created_at.toISOString(), expires: expires_at.toISOString() },
    })),
  };
}

const customerOf = (row: RequestRow): QueuedRequestWire['customer'] => ({
  ...{ id: row.account_id, name: row.owner_name, company: row.owner_company, email: row.owner_email },
});

export const queuedToWire = (row: RequestRow, reps: readonly SalesRepWire[]): QueuedRequestWire => ({
  ...listedToWire(row, reps),
  customer: customerOf(row),
});

export const staffRequestToWire = (
  row: RequestRow,
  around: Surrounding,
  files: StaffRequestWire['files'],
): StaffRequestWire => ({
  ...requestToWire(row, around, 'staff'),
  customer: customerOf(row),
  files,
});

/** For whoever has a link: to read, without files and links. */
export function sharedToWire(row: RequestRow, around: Surrounding, expiresAt: Date): SharedRequestWire {
  return {
    ...listedToWire(row, around.reps),
    annotation: row.annotation,
    owner_name: row.owner_name,
    written: writtenOf(row),
    thread: around.events.map(entryToWire),
    expires: expiresAt.toISOString(),
  };
}
