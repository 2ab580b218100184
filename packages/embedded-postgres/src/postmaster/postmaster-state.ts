import { PostgresFault } from '../fault/postgres-fault.ts';
import { orRemoveIt, type PostmasterFile, postmasterFilePath } from './postmaster-file.ts';
import { type ProcessState, processState, worksIn } from './process-state.ts';

/** How PostgreSQL names its data where its account cannot reach them by their path. */
const throughItsWorkingFolder = '/proc/self/cwd';

/**
 * What became of the process that `postmaster.pid` names. A living PostgreSQL is ours only when it works on this data:
 * another cluster's is neither connected to nor ended. A number that another PostgreSQL has been given by now counts as
 * that of another program.
 *
 * @throws PostgresFault when the file itself says that it belongs to other data: a folder that was copied or brought
 *   back from a backup while its store was running
 */
export async function postmasterState(file: PostmasterFile, dataFolder: string): Promise<ProcessState> {
  const state = await processState(file.pid);
  if (state !== 'alive') return state;
  const isNamed = file.dataFolder === dataFolder || file.dataFolder === throughItsWorkingFolder;
  const isOurs = (await worksIn(file.pid, dataFolder)) ?? isNamed;
  if (isOurs) return 'alive';
  if (isNamed) return 'another_program';
  throw onOtherData(file, dataFolder);
}

/** The refusal to touch a PostgreSQL that works elsewhere. */
export function onOtherData(file: PostmasterFile, dataFolder: string): PostgresFault {
  const where = file.dataFolder === throughItsWorkingFolder ? '' : ` (${file.dataFolder})`;
  return new PostgresFault(
    'start_failed',
    `${postmasterFilePath(dataFolder)} names process ${file.pid}, a PostgreSQL on other data${where}, which is left ` +
      `alone. ${orRemoveIt}`,
  );
}
