import type { ProjectSummaryWire, ProjectWire } from '@cutsite/contracts/project';
import { binEnds, judgeWrite, maxProjectBytes, maxProjects, projectMessages } from '@cutsite/domain/project';
import type { Clock } from '@cutsite/service-base/clock';
import { withTransaction } from '@cutsite/service-base/database';
import { refuse } from '@cutsite/service-base/http';
import type { Pool, PoolClient } from 'pg';
import {
  countProjects,
  lockProjects,
  moveProject,
  type ProjectHead,
  type ProjectRow,
  readHeads,
  readRow,
  saveVersion,
} from './project.repository.ts';

export interface ProjectDependencies {
  readonly pool: Pool;
  readonly clock: Clock;
}

/** A project of somebody: `id` in small letters. Another account's project is as good as none. */
export interface ProjectOfUser {
  readonly accountId: string;
  readonly id: string;
}

export interface ProjectWrite extends ProjectOfUser {
  readonly product: string;
  readonly name: string;
  /** The version that was changed; 0 for a new project. */
  readonly version: number;
  readonly writeId: string;
  readonly record: Readonly<Record<string, unknown>>;
}

/** Every project of an account, deleted ones as well (PJ-1). */
export async function showProjects({ pool }: ProjectDependencies, accountId: string): Promise<ProjectSummaryWire[]> {
  return (await readHeads(pool, accountId)).map(summaryToWire);
}

export async function showProject({ pool }: ProjectDependencies, { accountId, id }: ProjectOfUser) {
  const row = await readRow(pool, accountId, id);
  return row === null ? refuse.notFound() : { status: 200 as const, body: projectToWire(row) };
}

/** Keeps what follows on the version that is kept; anything else gets that version back, and writes nothing (PJ-2). */
export async function putProject({ pool, clock }: ProjectDependencies, write: ProjectWrite) {
  const record = jsonText(write.record);
  const byteSize = record === null ? 0 : Buffer.byteLength(record);
  if (record === null || byteSize > maxProjectBytes) return refuse.invalid({ detail: projectMessages.too_large });
  return await withTransaction(pool, async (client) => {
    await lockProjects(client, write.accountId);
    const kept = await readRow(client, write.accountId, write.id);
    const judgement = judgeWrite(kept && versionOf(kept), write);
    if (judgement === 'gone') return refuse.notFound();
    if (kept !== null && judgement === 'repeated') return { status: 200 as const, body: summaryToWire(kept) };
    if (kept !== null && judgement === 'overtaken') return overtaken(kept);
    if (kept === null || kept.deleted_at !== null) {
      const full = await whyFull(client, write.accountId);
      if (full !== null) return refuse.conflict(full);
    }
    const version = write.version + 1;
    const head = await saveVersion(client, { ...write, version, record, byteSize, now: clock.now() });
    return { status: 200 as const, body: summaryToWire(head) };
  });
}

/** Puts a project into the bin, unless it was changed since it was looked at (PJ-5). */
export async function deleteProject(
  { pool, clock }: ProjectDependencies,
  { accountId, id, version }: ProjectOfUser & { readonly version: number },
) {
  return await withTransaction(pool, async (client) => {
    await lockProjects(client, accountId);
    const kept = await readRow(client, accountId, id);
    if (kept === null) return refuse.notFound();
    if (kept.deleted_at !== null) return { status: 200 as const, body: summaryToWire(kept) };
    if (kept.version !== version) return overtaken(kept);
    const now = clock.now();
    return {
      status: 200 as const,
      body: summaryToWire(await moveProject(client, { accountId, id, deletedAt: now, now })),
    };
  });
}

/** Takes a project out of the bin, within 30 days (PJ-5). */
export async function restoreProject({ pool, clock }: ProjectDependencies, { accountId, id }: ProjectOfUser) {
  return await withTransaction(pool, async (client) => {
    await lockProjects(client, accountId);
    const kept = await readRow(client, accountId, id);
    const now = clock.now();
    if (kept === null) return refuse.notFound();
    if (kept.deleted_at === null) return { status: 200 as const, body: summaryToWire(kept) };
    if (kept.record === null || binEnds(kept.deleted_at) < now) return refuse.notFound();
    const { live } = await countProjects(client, accountId);
    if (live >= maxProjects) return refuse.conflict(projectMessages.full);
    return {
      status: 200 as const,
      body: summaryToWire(await moveProject(client, { accountId, id, deletedAt: null, now })),
    };
  });
}

const versionOf = ({ version, write_id }: ProjectHead) => ({ version, writeId: write_id });

/** The bin is bounded too: who makes and deletes without end would fill the store. */
async function whyFull(client: PoolClient, accountId: string): Promise<string | null> {
  const { live, inBin } = await countProjects(client, accountId);
  if (live >= maxProjects) return projectMessages.full;
  return inBin >= maxProjects ? projectMessages.bin_full : null;
}

const overtaken = (kept: ProjectRow) => ({
  status: 409 as const,
  body: { ...refuse.conflict('This project was changed elsewhere since.').body, project: projectToWire(kept) },
});

/** Null for what is nested too deeply to be written. */
function jsonText(record: Readonly<Record<string, unknown>>): string | null {
  try {
    return JSON.stringify(record);
  } catch {
    return null;
  }
}

function summaryToWire(row: ProjectHead): ProjectSummaryWire {
  const { id, product, name, version, write_id, byte_size, deleted_at } = row;
  return {
    id,
    product,
    name,
    version,
    write_id,
    byte_size,
    updated_at: row.updated_at.toISOString(),
    deleted_at: deleted_at?.toISOString() ?? null,
    restorable_until: deleted_at === null || row.is_empty ? null : binEnds(deleted_at).toISOString(),
  };
}

const projectToWire = (row: ProjectRow): ProjectWire => ({
  ...summaryToWire(row),
  record: row.record === null ? null : (JSON.parse(row.record) as Record<string, unknown>),
});
