/**
 * Where graphile-worker keeps jobs. Its own migrations make it, so a backup leaves it out and a restore makes it again.
 */
export const jobsSchema = 'graphile_worker';
