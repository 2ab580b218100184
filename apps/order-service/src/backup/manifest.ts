import * as z from 'zod';

/** 1 has the tables of `public` only; a higher one than it knows is refused by an older program. */
const formats = [1, 2] as const;

const migrationsSchema = z.array(z.object({ name: z.string(), checksum: z.string() }));

/** Written first: what is in the backup. */
const manifestSchema = z.object({
  format: z.literal(formats),
  createdAt: z.iso.datetime(),
  /** The schema at that time: the migrations that had been applied, in their order. */
  migrations: migrationsSchema,
  /** The same for the network of a demo, where the store has one. */
  cardNetworkMigrations: migrationsSchema.optional(),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()) })),
});
export type Manifest = z.infer<typeof manifestSchema>;

/** Written last: what a whole backup holds. */
const endSchema = z.object({
  rows: z.record(z.string(), z.number()),
  files: z.number(),
  /** Where counters stand, by the table and column that they count for. */
  counters: z.array(z.object({ table: z.string(), column: z.string(), value: z.string() })),
});
export type BackupEnd = z.infer<typeof endSchema>;

export const manifestName = 'manifest.json';
export const endName = 'end.json';

export const newManifest = (parts: Omit<Manifest, 'format'>): Manifest => ({
  format: parts.cardNetworkMigrations === undefined ? 1 : 2,
  ...parts,
});

export function readManifest(text: string): Manifest {
  return parsed(
    manifestSchema,
    text,
    'This backup was made by another version of the store, which is needed to read it.',
  );
}

export function readEnd(text: string): BackupEnd {
  return parsed(endSchema, text, 'The end of the backup cannot be read.');
}

function parsed<T>(schema: z.ZodType<T>, text: string, refusal: string): T {
  try {
    return schema.parse(JSON.parse(text));
  } catch {
    throw new BackupRefused(refusal);
  }
}

/** A reason not to back up or restore that the person at the terminal can mend. The message is all they see. */
export class BackupRefused extends Error {
  override readonly name = 'BackupRefused';
}
