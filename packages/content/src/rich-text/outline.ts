import { slugOf } from '../link/index.ts';
import { plainText, type RichNode, type RichText, walk } from './rich-text.ts';

export interface OutlineHeading {
  /** The place on the page: `#what-goes-wrong`. Used once in a text. */
  readonly id: string;
  readonly level: number;
  readonly words: string;
  readonly node: RichNode;
}

/** The headings of a text with the places that links lead to. */
export function outlineOf(text: RichText): readonly OutlineHeading[] {
  const taken = new Set<string>();
  return [...walk(text.content)]
    .filter(({ type }) => type === 'heading')
    .map((node) => {
      const words = plainText([node]).trim();
      const wanted = slugOf(words) || 'section';
      let id = wanted;
      for (let number = 2; taken.has(id); number += 1) id = `${wanted}-${number}`;
      taken.add(id);
      return { id, level: Number(node.attrs?.['level'] ?? 2), words, node };
    });
}

/** Words read in a minute, as readers of technical text do. */
const wordsPerMinute = 200;

/** Minutes that reading takes, at least one. */
export const readingMinutes = (words: string): number =>
  Math.max(1, Math.round(words.trim().split(/\s+/).length / wordsPerMinute));
