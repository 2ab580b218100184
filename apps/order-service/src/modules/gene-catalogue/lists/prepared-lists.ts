import type { GenomeSlug } from '@cutsite/domain/gene';
import type { PreparedAnswer } from '@cutsite/service-base/http';
import type { Pool } from 'pg';
import { isVersionOf, nameOfAll, readCurrentVersions, readList } from './lists.repository.ts';

/**
 * The genes of a genome as they were packed at the import; the bytes are read only for callers who do not have them.
 *
 * @param version an older one, or null for the current one
 * @returns null when the genome has no catalogue, or not that version
 */
export async function preparedGeneList(
  pool: Pool,
  genome: GenomeSlug,
  version: string | null,
): Promise<PreparedAnswer | null> {
  if (version !== null) {
    return (await isVersionOf(pool, genome, version)) ? prepared(pool, version, version, true) : null;
  }
  const current = (await readCurrentVersions(pool)).find((one) => one.genome === genome);
  return current === undefined ? null : prepared(pool, current.version, current.version, false);
}

/** The genes of all genomes, as the list of each stands by itself. */
export async function preparedGeneLists(
  pool: Pool,
): Promise<PreparedAnswer | { readonly status: 200; readonly body: { readonly genomes: [] } }> {
  const versions = await readCurrentVersions(pool);
  if (versions.length === 0) return { status: 200, body: { genomes: [] } };
  const name = nameOfAll(versions);
  return prepared(pool, name, name, false);
}

function prepared(pool: Pool, name: string, tag: string, isImmutable: boolean): PreparedAnswer {
  return {
    status: 200,
    prepared: {
      tag,
      isImmutable,
      read: async (coding) => {
        const bytes = await readList(pool, name, coding);
        if (bytes === null) throw new Error(`The list of genes ${name} was not packed`);
        return bytes;
      },
    },
  };
}
