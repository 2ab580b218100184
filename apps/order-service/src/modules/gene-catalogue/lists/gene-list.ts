import { promisify } from 'node:util';
import { brotliCompress, constants, gunzip, gzip } from 'node:zlib';
import { geneListToWire } from '@cutsite/contracts/gene-catalogue';
import type { CatalogueGene, GenomeSlug } from '@cutsite/domain/gene';

/** A list of genes in the two forms that callers are sent (promise C2). */
export interface PackedList {
  readonly brotli: Buffer;
  readonly gzip: Buffer;
}

const packBrotli = promisify(brotliCompress);
const packGzip = promisify(gzip);
const unpackGzip = promisify(gunzip);

/** Packs the list of one genome as small as can be: it is made once and sent very often. */
export function packGeneList(
  version: string,
  genome: GenomeSlug,
  genes: readonly CatalogueGene[],
): Promise<PackedList> {
  return pack(Buffer.from(JSON.stringify(geneListToWire(version, genome, genes))), 11);
}

/** The lists of several genomes as one answer, from those of each. It is asked for seldom, and packed quickly. */
export async function packGeneLists(lists: readonly Pick<PackedList, 'gzip'>[]): Promise<PackedList> {
  const texts = await Promise.all(lists.map((list) => unpackGzip(list.gzip)));
  const parts = texts.flatMap((text, index) => (index === 0 ? [text] : [comma, text]));
  return pack(Buffer.concat([Buffer.from('{"genomes":['), ...parts, Buffer.from(']}')]), 9);
}

const comma = Buffer.from(',');

async function pack(text: Buffer, quality: number): Promise<PackedList> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_LGWIN]: 22,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
  };
  const [brotli, zipped] = await Promise.all([packBrotli(text, { params }), packGzip(text, { level: 9 })]);
  return { brotli, gzip: zipped };
}
