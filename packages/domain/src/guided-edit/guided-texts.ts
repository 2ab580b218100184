import { type DestinationName, destinationOf } from './destinations.table.ts';
import type { GuidedQuestion } from './questions.table.ts';

/** The words of a question or an answer. */
interface Words {
  readonly title: string;
  readonly hint: string | null;
}

/**
 * Words of editors for questions, answers and destinations, in the place of those of the tables. What leads where stays
 * with the tables: an entry can neither add an answer nor break a path (RQ-17).
 */
export interface GuidedTexts {
  readonly questions: ReadonlyMap<string, Words & { readonly answers: ReadonlyMap<string, Words> }>;
  readonly destinations: ReadonlyMap<string, { readonly title: string; readonly what: string }>;
}

/** An entry as lists show it. */
export interface GuidedEntry {
  readonly type: string;
  readonly title: string;
  readonly card: Readonly<Record<string, unknown>>;
}

/** The name of a question, an answer or a destination as entries have it: "knock_in" is "knock-in". */
export const slugOfGuided = (name: string): string => name.replaceAll('_', '-');

/** Without entries: the words of the tables. */
export const noGuidedTexts: GuidedTexts = { questions: new Map(), destinations: new Map() };

/** The words of published entries; what is of no question, answer or destination is left out. */
export function readGuidedTexts(entries: readonly GuidedEntry[]): GuidedTexts {
  const questions = new Map<string, Words & { readonly answers: ReadonlyMap<string, Words> }>();
  const destinations = new Map<string, { readonly title: string; readonly what: string }>();
  for (const { type, title, card } of entries) {
    const slug = textOf(card['slug']);
    if (slug === null) continue;
    if (type === 'guided_edit_question') {
      questions.set(slug, { title, hint: textOf(card['why']), answers: answersOf(card['answers']) });
    }
    const what = textOf(card['summary']);
    if (type === 'guided_edit_destination' && what !== null) destinations.set(slug, { title, what });
  }
  return { questions, destinations };
}

/** A question in the words of editors, its answers as the table has them. */
export function wordedQuestion(question: GuidedQuestion, texts: GuidedTexts): GuidedQuestion {
  const words = texts.questions.get(slugOfGuided(question.id));
  if (words === undefined) return question;
  const { hint: _, ...rest } = question;
  const said = { title: words.title, ...(words.hint === null ? {} : { hint: words.hint }) };
  if (rest.kind === 'text') return { ...rest, ...said };
  const options = rest.options.map((option) => {
    const own = words.answers.get(slugOfGuided(option.value));
    if (own === undefined) return option;
    return { value: option.value, label: own.title, ...(own.hint === null ? {} : { hint: own.hint }) };
  });
  return { ...rest, ...said, options };
}

/** Title and text of a destination, in the words of editors where there are any. */
export const wordedDestination = (name: DestinationName, texts: GuidedTexts): { title: string; what: string } =>
  texts.destinations.get(slugOfGuided(name)) ?? destinationOf(name);

function answersOf(rows: unknown): ReadonlyMap<string, Words> {
  const answers = new Map<string, Words>();
  for (const row of Array.isArray(rows) ? (rows as unknown[]) : []) {
    if (typeof row !== 'object' || row === null) continue;
    const { answer, label, hint } = row as Readonly<Record<string, unknown>>;
    const [slug, title] = [textOf(answer), textOf(label)];
    if (slug !== null && title !== null) answers.set(slug, { title, hint: textOf(hint) });
  }
  return answers;
}

const textOf = (value: unknown): string | null => (typeof value === 'string' && value.trim() !== '' ? value : null);
