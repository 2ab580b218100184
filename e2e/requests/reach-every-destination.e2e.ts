import {
  findDestination,
  type GuidedAnswers,
  type GuidedDestination,
  nextQuestion,
  withAnswer,
} from '@cutsite/domain/guided-edit';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { accessibilityFaults } from '../browser/axe.ts';
import { startJourney } from '../browser/journey.ts';

const { page, newcomer } = await startJourney();
const phone = await newcomer({ width: 390, height: 844 });

const said: Readonly<Record<string, string>> = { gene: 'TP53', genes: 'TP53, KRAS', cells: 'K-562' };

/** Every way through the questions, the texts answered. */
function everyPath(answers: GuidedAnswers = []): GuidedAnswers[] {
  const question = nextQuestion(answers);
  if (question === null) return [answers];
  const values = question.kind === 'choice' ? question.options.map(({ value }) => value) : [said[question.id] ?? ''];
  return values.flatMap((value) => everyPath(withAnswer(answers, { question: question.id, value })));
}

/** The shortest way to each destination. */
const ways = new Map<string, { readonly answers: GuidedAnswers; readonly destination: GuidedDestination }>();
for (const answers of everyPath().toSorted((one, other) => one.length - other.length)) {
  const destination = findDestination(answers);
  if (destination !== null && !ways.has(destination.name)) ways.set(destination.name, { answers, destination });
}
const table = [...ways].map(([name, way]) => ({ name, ...way }));

/** As few of these ways as come past every question. */
const seen = new Set<string>();
const pastEveryQuestion = table.toReversed().filter(({ answers }) => {
  const isNew = answers.some(({ question }) => !seen.has(question));
  for (const { question } of answers) seen.add(question);
  return isNew;
});

/** Goes through the questions as they come; `answer` gives the one in view and goes on. */
async function walk(
  visitor: Page,
  answers: GuidedAnswers,
  answer: (question: NonNullable<ReturnType<typeof nextQuestion>>, value: string) => Promise<void>,
): Promise<void> {
  await visitor.goto('/guided-edit', { waitUntil: 'networkidle' });
  const again = visitor.getByRole('button', { name: 'Start again' });
  if (await again.isVisible()) await again.click();
  let given: GuidedAnswers = [];
  for (let question = nextQuestion(given); question !== null; question = nextQuestion(given)) {
    const { id, title } = question;
    await visitor.getByRole('heading', { name: title, level: 2, exact: true }).waitFor();
    const value = answers.find((one) => one.question === id)?.value ?? '';
    await answer(question, value);
    given = withAnswer(given, { question: id, value });
  }
}

/** Whether the request or the order screen says what was answered: in a field, or as text. */
const says = (visitor: Page, word: string) =>
  visitor.waitForFunction(
    (text) =>
      document.body.innerText.includes(text) ||
      [...document.querySelectorAll<HTMLInputElement>('input, textarea, select')].some(({ value }) => value === text),
    word,
  );

describe('by keyboard alone a newcomer comes to (RQ-17, RQ-18)', () => {
  test.each(table)('$name', async ({ answers, destination }) => {
    await walk(page, answers, async (question, value) => {
      if (question.kind === 'choice') {
        const at = question.options.findIndex((option) => option.value === value);
        await page.keyboard.press(String(at + 1));
        await page.waitForFunction(
          (index) => document.querySelectorAll<HTMLInputElement>('form input[type=radio]')[index]?.checked === true,
          at,
        );
      } else {
        await page.keyboard.press('Tab');
        await page.waitForFunction(() =>
          document.activeElement?.matches('form input[type=text], form input:not([type])'),
        );
        await page.keyboard.type(value);
      }
      await page.keyboard.press('Enter');
    });
    await page.getByRole('button', { name: 'Show what fits' }).waitFor();
    await page.waitForFunction(() => document.activeElement?.id === 'answers');
    await page.keyboard.press('Enter');
    const heading = page.getByRole('heading', { name: destination.title, level: 2, exact: true });
    await heading.waitFor();
    await page.waitForFunction(() => document.activeElement?.id === 'destination');
    // To change the answers, to copy a link, to go there.
    for (const _ of ['Change answers', 'Copy a link for a colleague', 'Open']) await page.keyboard.press('Tab');
    await page.waitForFunction(() => document.activeElement?.textContent?.startsWith('Open the'));
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.pathname === destination.address.split('?')[0]);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    const asked = destination.isRequest
      ? [...new URLSearchParams(destination.address.split('?')[1])].map(([, value]) => value).slice(1)
      : [];
    for (const word of asked) await says(page, word);
  });
});

describe('on a phone a newcomer comes past every question to (RQ-17, RQ-18)', () => {
  test.each(pastEveryQuestion)('$name', async ({ answers, destination }) => {
    const { page: hand } = phone;
    await walk(hand, answers, async (question, value) => {
      if (question.kind === 'choice') {
        const label = question.options.find((option) => option.value === value)?.label ?? '';
        await hand.getByRole('radio', { name: label }).first().check();
      } else await hand.getByRole('textbox').fill(value);
      await hand.getByRole('button', { name: 'Next', exact: true }).click();
    });
    await hand.getByRole('button', { name: 'Show what fits' }).click();
    await hand.getByRole('heading', { name: destination.title, level: 2, exact: true }).waitFor();
    expect(await hand.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await hand.getByRole('link', { name: /^Open the/ }).click();
    await hand.waitForURL((url) => url.pathname === destination.address.split('?')[0]);
  });

  test('and finds no fault of access there', async () => {
    await phone.page.goto('/guided-edit', { waitUntil: 'networkidle' });
    await phone.page.getByRole('heading', { level: 2 }).first().waitFor();
    expect(await accessibilityFaults(phone.page)).toEqual([]);
  });
});
