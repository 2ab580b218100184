import { readdirSync, readFileSync } from 'node:fs';
import { file } from '../starter/index.ts';
import type { ContentFile } from '../transfer/index.ts';
import { drawings } from './drawings/index.ts';
import { eventDays, figures } from './figures.ts';
import { guidedEdit } from './guided-edit.ts';
import { readEntries } from './read-entries.ts';
import { twentyBases } from './sound.ts';

const folder = new URL('../../demo-content/', import.meta.url);

/** Where editors find it. */
function folderOf(name: string): string {
  if (name.endsWith('.wav')) return 'Podcast';
  return name.startsWith('desk-') ? 'Desks' : 'Drawings';
}

/**
 * The site of the demo beside the starter set: its texts are the files in demo-content, its drawings made here.
 *
 * @param now when it is loaded: its events are before and after that
 */
export function demoContent(now: Date): ContentFile {
  const named = { ...figures, ...eventDays(now) };
  const texts = readdirSync(folder).filter((name) => name.endsWith('.txt'));
  return {
    format: 1,
    media: [...drawings(), file('twenty-bases.wav', 'Twenty tones, a pause, three tones', twentyBases())].map(
      (one) => ({
        ...one,
        folder: folderOf(one.name),
      }),
    ),
    entries: [
      ...texts.toSorted().flatMap((name) => readEntries(readFileSync(new URL(name, folder), 'utf8'), named)),
      ...guidedEdit(),
    ],
  };
}
