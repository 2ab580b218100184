import { cpus, totalmem } from 'node:os';

/** The machine by what matters for the figures; nothing that identifies it. */
export function machine(postgresVersion: string): string {
  const all = cpus();
  const model = (all[0]?.model ?? 'unknown').replace(/\s+/g, ' ').trim();
  const memory = Math.round(totalmem() / 2 ** 30);
  return `${all.length} cores (${model}), ${memory} GB of memory, ${process.platform} ${process.arch}, Node ${process.versions.node}, PostgreSQL ${postgresVersion}`;
}
