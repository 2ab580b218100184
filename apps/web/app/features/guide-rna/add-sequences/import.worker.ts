import { serveList } from '../../../builder/list-import/list-worker.ts';
import { newPreviewMemory, type PendingImport, workOut } from './preview/work-out.ts';

/** A tick works out only what it changes. */
const memory = newPreviewMemory();

serveList<PendingImport>((read, pending) => workOut(read, pending, () => crypto.randomUUID(), memory));
