import type { GenomeSlug } from '@cutsite/domain/gene';
import type { PreparedCoding } from '@cutsite/service-base/http';
import type { Pool, PoolClient } from 'pg';
import type { PackedList } from './gene-list.ts';

type Queryable = Pick<Pool | PoolClient, 'query'>;

/** The current version of a genome. */
export interface CurrentVersion {
  readonly genome: GenomeSlug;
  readonly version: string;
}

/** The current versions, by genome: at most one row for each. */
export async function readCurrentVersions(db: Queryable): Promise<readonly CurrentVersion[]> {
  const { rows } = await db.query<CurrentVersion>({
    name: 'current-gene-catalogues',
    text: 'select genome, version from gene_catalogue where is_current order by genome',
  });
  return rows;
}

export async function isVersionOf(db: Queryable, genome: GenomeSlug, version: string): Promise<boolean> {
  const { rowCount } = await db.query('select from gene_catalogue where genome = $1 and version = $2', [
    genome,
    version,
  ]);
  return rowCount === 1;
}

/** Under which name the list of all genomes is kept, made of these versions; that of one version has its name. */
export const nameOfAll = (versions: readonly CurrentVersion[]): string =>
  `all:${versions.map(({ version }) => version).join('+')}`;

/** The bytes of a list as they are sent, or null when there is none of these versions. */
export async function readList(db: Queryable, versions: string, coding: PreparedCoding): Promise<Buffer | null> {
  const { rows } = await db.query<{ bytes: Buffer }>({
    name: `gene-list-${coding}`,
    text: `select ${coding === 'br' ? 'brotli' : 'gzip'} as bytes from catalogue_list where versions = $1`,
    values: [versions],
  });
  return rows[0]?.bytes ?? null;
}

export async function storeList(db: Queryable, versions: string, { brotli, gzip }: PackedList): Promise<void> {
  await db.query(
    'insert into catalogue_list (versions, brotli, gzip) values ($1, $2, $3) on conflict (versions) do nothing',
    [versions, brotli, gzip],
  );
}
