import { binDays } from '@cutsite/domain/project';
import type { Pool } from 'pg';
import { emptyDeleted } from './project.repository.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** So long a browser that was not opened still hears that a project was deleted. */
const rememberedDays = 400;

/** Empties what has been in a bin for 30 days (PJ-5). */
export async function emptyBins(pool: Pool, now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * dayMs);
  await emptyDeleted(pool, before(binDays), before(rememberedDays));
}
