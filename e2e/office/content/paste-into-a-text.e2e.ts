import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { startJourney } from '../../browser/journey.ts';
import { callAs } from '../../browser/open-account.ts';
import { aPicture } from '../a-picture.ts';
import { signInAsStaff } from '../staff.ts';
import { copiedTexts, hostilePages } from './copied-texts.cases.ts';
import { draftIsSaved, openEntry } from './editor.ts';

// The policy of the office names each style and handler that it keeps from what is pasted.
const { customer: carl, page } = await startJourney({ expectsTrouble: true });
const text = page.getByRole('textbox', { name: 'Text', exact: true });

interface Node {
  readonly type: string;
  readonly attrs?: { readonly level?: number };
  readonly content?: readonly Node[];
  readonly text?: string;
  readonly marks?: readonly { readonly type: string; readonly attrs?: { readonly href?: string } }[];
}

/** A node in short: `heading2[bold:x]`. */
const short = ({ type, attrs, content, text: words, marks = [] }: Node): string => {
  if (type === 'text') {
    const names = marks.map((mark) => (mark.type === 'link' ? `link ${mark.attrs?.href}` : mark.type));
    return names.length === 0 ? (words ?? '') : `${names.toSorted().join('+')}:${words}`;
  }
  const level = type === 'heading' ? String(attrs?.level) : '';
  return `${type}${level}[${(content ?? []).map(short).join(' ')}]`;
};

/** A new draft whose text is open. */
async function openDraft(): Promise<string> {
  const title = `Pasted ${randomUUID().slice(0, 8)}`;
  const body = { type: 'help_article', url: null, fields: { title } };
  const { id } = await callAs<{ id: string }>(carl, 'POST', '/api/staff/content/entries/', body);
  await openEntry(page, id, title);
  await text.click();
  return id;
}

/** Pastes as a browser does, with what another program left in the clipboard. */
const paste = (given: { readonly html?: string; readonly picture?: string }) =>
  text.evaluate(async (element, { html, picture }) => {
    const clipboardData = new DataTransfer();
    if (html !== undefined) clipboardData.setData('text/html', html);
    if (picture !== undefined) {
      const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
      clipboardData.items.add(new File([bytes], 'image.png', { type: 'image/png' }));
    }
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, given);

const keptText = async (id: string) => {
  await draftIsSaved(page);
  const entry = await callAs<{ fields: { body?: Node } }>(carl, 'GET', `/api/staff/content/entries/${id}/`);
  return (entry.fields.body?.content ?? []).map(short);
};

beforeAll(() => signInAsStaff(carl, 'carl'));

describe('what is pasted into a text (CT-54, wish 11)', () => {
  test.each(copiedTexts)('from %s keeps what it says', async (_, html, kept) => {
    const id = await openDraft();
    await paste({ html });
    await expect.poll(() => keptText(id)).toEqual(kept);
  });

  test('holds nothing that runs, and nothing from elsewhere', async () => {
    const id = await openDraft();
    for (const html of hostilePages) await paste({ html });
    await text.getByText('the last of them').waitFor();
    await draftIsSaved(page);
    const stored = JSON.stringify(await callAs(carl, 'GET', `/api/staff/content/entries/${id}/`));
    expect(stored).not.toMatch(/javascript:|onerror|onload|evil\.example|<script|data:text|expression\(/i);
    expect(await text.locator('script, iframe, img, object, embed, form, style, svg').count()).toBe(0);
  });

  test('a picture goes to the media, and stands in the text', async () => {
    const id = await openDraft();
    const picture = aPicture('image.png').buffer.toString('base64');
    await paste({ picture });
    await text.locator('figure[data-picture]').waitFor();
    await expect.poll(() => keptText(id)).toContain('image[]');
  });
});
