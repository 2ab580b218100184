import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type GenomeSlug, geneGenomes, genomeSlugs } from '@cutsite/domain/gene';
import { countText, groupedDigits } from '@cutsite/domain/text';
import type { Clock } from '@cutsite/service-base/clock';
import type { Pool } from 'pg';
import { type FileRole, loadCatalogueImport } from '../modules/gene-catalogue/index.ts';

/** What the command needs from the terminal and the database. */
export interface GenesCommand {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly print: (line: string) => void;
  /** Asks for confirmation; false without a terminal. */
  readonly confirm: (question: string) => Promise<boolean>;
}

export const genesUsage = `Usage: npm run genes -- list
       npm run genes -- import GENOME FOLDER [--dry-run] [--yes]
       npm run genes -- import GENOME --genes FILE [--exons FILE] [--names FILE] [--guides FILE]
                                      [--essential FILE] [--paralogs FILE] [--cell-lines FILE] [--dry-run] [--yes]
       npm run genes -- rollback VERSION

GENOME is ${genomeSlugs.join(' or ')}. A word for a file may stand several times; .gz is unpacked. In a FOLDER
the files are found by their names: genes.tsv, guides.csv.gz, cell-lines.csv and so on.`;

/** Runs `npm run genes`; returns the exit code: 0 done, 1 refused or declined, 2 not understood. */
export async function runGenesCommand(words: readonly string[], command: GenesCommand): Promise<number> {
  const [verb, ...rest] = words;
  if (verb === 'list' && rest.length === 0) return list(command);
  if (verb === 'rollback' && rest.length === 1) return rollBackTo(rest[0] ?? '', command);
  const asked = verb === 'import' ? await readImport(rest) : null;
  if (asked !== null && typeof asked !== 'string') return importFiles(asked, command);
  command.print(asked === null ? genesUsage : `${asked}\n\n${genesUsage}`);
  return 2;
}

interface AskedImport {
  readonly genome: GenomeSlug;
  readonly paths: Readonly<Partial<Record<FileRole, string[]>>>;
  readonly isDryRun: boolean;
  readonly isConfirmed: boolean;
}

/** What the words ask for, or the sentence that says what is wrong with them. */
async function readImport(words: readonly string[]): Promise<AskedImport | string> {
  const { fileRoles } = await loadCatalogueImport();
  const flags = ['--dry-run', '--yes'];
  const [asked = '', ...rest] = words.filter((word) => !flags.includes(word));
  const genome = genomeSlugs.find((slug) => slug === asked || geneGenomes[slug].commonName === asked.toLowerCase());
  if (genome === undefined) return `"${asked}" is no genome.`;
  const paths: Partial<Record<FileRole, string[]>> = {};
  const [folder] = rest;
  if (rest.length === 1 && folder !== undefined && !folder.startsWith('--')) {
    if (!(await stat(folder)).isDirectory())
      return `${folder} is not a folder. Name what the file holds, as --genes does.`;
    for (const name of (await readdir(folder)).toSorted()) {
      const role = fileRoles.find((fileRole) =>
        new RegExp(`^${fileRole}\\.(tsv|csv|txt|gtf)(\\.gz)?$`, 'i').test(name),
      );
      if (role !== undefined) (paths[role] ??= []).push(join(folder, name));
    }
  } else {
    for (let at = 0; at < rest.length; at += 2) {
      const role = fileRoles.find((fileRole) => `--${fileRole}` === rest[at]);
      const path = rest[at + 1];
      if (role === undefined || path === undefined) return `"${rest[at]}" is not understood.`;
      (paths[role] ??= []).push(path);
    }
  }
  if (paths.genes === undefined) return 'A file of genes is needed: --genes FILE, or genes.tsv in the folder.';
  return { genome, paths, isDryRun: words.includes('--dry-run'), isConfirmed: words.includes('--yes') };
}

async function importFiles({ genome, paths, isDryRun, isConfirmed }: AskedImport, command: GenesCommand) {
  const { differenceLines, fileRoles, fileSource, FileRefused, planImport, writeImport } = await loadCatalogueImport();
  const { pool, clock, print } = command;
  const files: Partial<Record<FileRole, Awaited<ReturnType<typeof fileSource>>[]>> = {};
  for (const role of fileRoles) {
    for (const path of paths[role] ?? []) (files[role] ??= []).push(await fileSource(path));
  }
  const planned = await planImport(pool, genome, files, {
    onProgress: (file, percent) => print(`${file}: ${percent} %`),
    onFile: ({ file, read, unmatched, examples }) => {
      print(`${file}: ${read}`);
      if (unmatched > 0) print(`  ${groupedDigits(unmatched)} lines name no gene of these: ${examples.join(', ')} …`);
    },
  }).catch((error: unknown) => {
    if (error instanceof FileRefused) return error;
    throw error;
  });
  if (planned instanceof FileRefused) {
    for (const line of planned.message.split('\n')) print(line);
    print('Nothing was changed.');
    return 1;
  }
  const { catalogue, current, difference } = planned;
  const { genes, guides, cellLines, version } = catalogue;
  print(
    `${geneGenomes[genome].label}: ${countText(genes.length, 'gene')}, ${countText(guides.length, 'guide')}, ${countText(cellLines.length, 'cell line')}`,
  );
  if (version === current) {
    print(`This is version ${version}, the current one. Nothing was changed.`);
    return 0;
  }
  print(current === null ? 'There was no catalogue of this genome.' : `Compared with version ${current}:`);
  for (const line of differenceLines(difference)) print(`  ${line}`);
  if (isDryRun) {
    print(`This would be version ${version}. Nothing was changed.`);
    return 0;
  }
  if (!isConfirmed && !(await command.confirm('Make this the catalogue of the genome?'))) {
    print('Nothing was changed. Answer y, or add --yes, to import.');
    return 1;
  }
  const name = fileRoles.flatMap((role) => files[role] ?? []).map((file) => file.name);
  const onWait = () => print('Another import is being written. Waiting for it …');
  const options = { name: name.join(', '), importedAt: clock.now(), onWait };
  if ((await writeImport(pool, planned, options)) === 'changed_meanwhile') {
    print(
      'Another import has changed the catalogue meanwhile. Nothing was changed; start again to see the difference.',
    );
    return 1;
  }
  print(`The catalogue of ${geneGenomes[genome].shortLabel} is now version ${version}.`);
  return 0;
}

async function rollBackTo(version: string, { pool, print }: GenesCommand): Promise<number> {
  const { rollBack } = await loadCatalogueImport();
  const genome = await rollBack(pool, version, () => print('Another import is being written. Waiting for it …'));
  if (genome === null) print(`There is no version ${version}. npm run genes -- list shows them. Nothing was changed.`);
  else print(`The catalogue of ${geneGenomes[genome].shortLabel} is version ${version} again.`);
  return genome === null ? 1 : 0;
}

async function list({ pool, print }: GenesCommand): Promise<number> {
  const { listVersions } = await loadCatalogueImport();
  const versions = await listVersions(pool);
  if (versions.length === 0) print('There is no gene catalogue yet.');
  for (const version of versions) {
    const size = `${version.geneCount} genes, ${version.guideCount} guides, ${version.cellLineCount} cell lines`;
    const when = version.importedAt.toISOString().slice(0, 16).replace('T', ' ');
    print(
      `${version.isCurrent ? '*' : ' '} ${version.version}  ${version.genome.padEnd(12)}  ${when} UTC  ${size}  (${version.name})`,
    );
  }
  return 0;
}
