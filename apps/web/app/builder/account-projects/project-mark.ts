import type { RawDraft } from '../account-links/link.ts';
import { isRecord } from '../drafts/draft-record.ts';

/** Whether what was read is a project that can be sent and kept, whatever its product. */
export function isRawDraft(kept: unknown): kept is RawDraft {
  return (
    isRecord(kept) &&
    typeof kept['id'] === 'string' &&
    typeof kept['version'] === 'number' &&
    typeof kept['revision'] === 'number' &&
    typeof kept['writer'] === 'string' &&
    typeof kept['savedAt'] === 'number' &&
    isRecord(kept['project']) &&
    typeof kept['project']['name'] === 'string'
  );
}

/**
 * Tells contents apart: equal ones have the same mark. Which plate is looked at, who saved it and when is no content.
 * 53 bits of a hash; two contents of one project that share it by chance would have to follow on each other.
 */
export function markOf({ version, project, added }: RawDraft): string {
  const text = JSON.stringify([version, { ...project, activePlateId: null }, added ?? null]);
  // The mixing of cyrb53, which is in the public domain.
  let [one, two] = [0xdeadbeef, 0x41c6ce57];
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    one = Math.imul(one ^ unit, 2_654_435_761);
    two = Math.imul(two ^ unit, 1_597_334_677);
  }
  one = Math.imul(one ^ (one >>> 16), 2_246_822_507) ^ Math.imul(two ^ (two >>> 13), 3_266_489_909);
  two = Math.imul(two ^ (two >>> 16), 2_246_822_507) ^ Math.imul(one ^ (one >>> 13), 3_266_489_909);
  return (2 ** 32 * (2_097_151 & two) + (one >>> 0)).toString(36);
}

/** The name that the bin shows; the account takes 200 characters. */
export const shownName = ({ project }: RawDraft): string => project.name.replaceAll('\0', '').slice(0, 200);
