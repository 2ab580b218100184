import { serveListOf } from '../../../builder/list-import/list-worker.ts';
import { nothingRead, readSequenceSource } from './read-sequence-source.ts';

serveListOf(readSequenceSource, nothingRead, (read) => ({ preview: read, after: read }));
