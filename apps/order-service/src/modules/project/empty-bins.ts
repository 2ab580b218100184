import { binDays } from '@cutsite/domain/project';
import { addDays } from '@cutsite/domain/time';
import type { Pool } from 'pg';
import { emptyDeleted } from './project.repository.ts';

/** So long a browser that was not opened still hears that a project was deleted. */
const rememberedDays = 400;

/** Empties what has been in a bin for 30 days (PJ-5). */
export async function emptyBins(pool: Pool, now: Date): Promise<void> {
  await emptyDeleted(pool, addDays(now, -binDays), addDays(now, -rememberedDays));
}
