import { type GenomeSlug, genomeSlugs } from '../gene/index.ts';
import type { SoldProduct } from '../sold-product/index.ts';
import { destinationRules } from './destination-rules.table.ts';
import { type DestinationName, destinationNames, destinationOf } from './destinations.table.ts';
import { allHold, answerText, type GuidedAnswers, nextQuestion } from './guided-answers.ts';
import { type GuidedTexts, noGuidedTexts, wordedDestination } from './guided-texts.ts';

/** What was answered, as order screens take it. */
export interface GuidedStart {
  /** Null: not one that order screens know. */
  readonly genome: GenomeSlug | null;
  readonly cellLine: string;
  readonly genes: readonly string[];
}

/** Where answers may lead. */
export interface GuidedPlace {
  readonly name: DestinationName;
  readonly title: string;
  readonly what: string;
  /** On this site: an order screen, or a request with the answers. */
  readonly address: string;
  readonly isRequest: boolean;
  /** What the order screen sells; null: a request. */
  readonly sells: SoldProduct | null;
}

/** Where somebody is led, why, and what was close. */
export interface GuidedDestination extends GuidedPlace {
  /** What an order screen is opened with; a request takes it in its address. */
  readonly start: GuidedStart;
  /** What was said, and what follows from it. */
  readonly reasons: readonly { readonly said: string; readonly so: string }[];
  /** For whom each would be the better one, and what speaks against it here. */
  readonly close: readonly (GuidedPlace & { readonly forWhom: string; readonly against: readonly string[] })[];
}

/** Where the answers lead; null while a question is open. */
export function findDestination(answers: GuidedAnswers, texts: GuidedTexts = noGuidedTexts): GuidedDestination | null {
  if (nextQuestion(answers) !== null) return null;
  const rule = destinationRules.find(({ when }) => allHold(when, answers));
  if (rule === undefined) return null;
  return {
    ...placeOf(rule.leadsTo, answers, texts),
    start: startOf(answers),
    reasons: rule.because.flatMap(({ question, text, is }) => {
      const given = answers.find((answer) => answer.question === question);
      const isSaid = given !== undefined && (is === undefined || is.includes(given.value));
      return !isSaid ? [] : [{ said: answerText(given, texts), so: text }];
    }),
    close: (rule.close ?? []).map(({ to, ...rest }) => ({ ...placeOf(to, answers, texts), ...rest })),
  };
}

function placeOf(name: DestinationName, answers: GuidedAnswers, texts: GuidedTexts): GuidedPlace {
  const { opens } = destinationOf(name);
  return {
    name,
    ...wordedDestination(name, texts),
    address: addressOf(name, answers),
    isRequest: 'request' in opens,
    sells: 'sells' in opens ? opens.sells : null,
  };
}

function startOf(answers: GuidedAnswers): GuidedStart {
  const said = (id: string) => answers.find(({ question }) => question === id)?.value ?? '';
  const names = [said('gene'), ...said('genes').split(/[\s,;]+/)];
  return {
    genome: genomeSlugs.find((slug) => slug === said('organism')) ?? null,
    cellLine: said('cells'),
    genes: names.filter((name) => name !== ''),
  };
}

/** The address of a destination; a request takes the answers along, by the names of its fields. */
function addressOf(name: DestinationName, answers: GuidedAnswers): string {
  const { opens } = destinationOf(name);
  if ('address' in opens) return opens.address;
  const { fixed = {}, from = {} } = opens.fills;
  const filled = Object.entries(from).flatMap(([field, question]) => {
    const value = answers.find((answer) => answer.question === question)?.value ?? '';
    return value === '' ? [] : [`${field}=${encodeURIComponent(value)}`];
  });
  const given = Object.entries(fixed).map(([field, value]) => `${field}=${encodeURIComponent(value)}`);
  return `/requests?${[`type=${opens.request}`, ...given, ...filled].join('&')}`;
}

/** Every destination with what opens it, before anything was answered. */
export const destinationsShown = () => destinationNames.map((name) => placeOf(name, [], noGuidedTexts));

/** A request about these answers whatever they lead to: for who had something else in mind. */
export function specialistAddress(answers: GuidedAnswers): string {
  const aim = answers.map((answer) => answerText(answer)).join('; ');
  return `/requests?type=cell_line_engineering&aim=${encodeURIComponent(aim)}`;
}
