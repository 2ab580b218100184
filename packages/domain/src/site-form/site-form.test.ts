import { describe, expect, test } from 'vitest';
import { fieldsOf, writeAnswers } from '../form/index.ts';
import {
  agreesToNews,
  emailOf,
  faultSentences,
  faultyFields,
  isMailed,
  newestSiteForm,
  readSentForm,
  siteFormNames,
  siteFormOf,
  siteForms,
  trapField,
} from './index.ts';

const today = '2026-11-23';
const contact = newestSiteForm('contact');
const sent = { name: ['Rosa'], email: ['rosa@lab.example'], topic: ['order'], message: ['Where is it?\r\nThanks'] };

describe('a form of the site (CT-43)', () => {
  test.each(siteFormNames)('%s: versions count up, no field is the trap, and no kind needs a script', (name) => {
    const { versions } = siteForms[name];
    expect(versions.map(({ version }) => version)).toEqual(versions.map((_, at) => at + 1));
    for (const { kind, name: field } of fieldsOf(newestSiteForm(name))) {
      expect(field).not.toBe(trapField);
      expect(['text', 'choice', 'several', 'yes_no']).toContain(kind);
    }
    expect(siteFormOf(name, 99)).toBe(newestSiteForm(name));
  });

  test('is read as a page sends it, and nothing else of it', () => {
    const answers = readSentForm(contact, { ...sent, surprise: ['x'], consent: ['yes'], constructor: ['y'] });
    expect(answers).toEqual({
      name: 'Rosa',
      email: 'rosa@lab.example',
      topic: 'order',
      consent: true,
      message: 'Where is it?\nThanks',
    });
    expect(faultyFields(contact, answers, today)).toEqual([]);
    expect([emailOf(answers), agreesToNews(answers), isMailed('contact', answers)]).toEqual([
      'rosa@lab.example',
      true,
      true,
    ]);
    expect(writeAnswers(contact, answers)[0]?.answers[2]).toMatchObject({
      label: 'What it is about',
      text: 'An order',
    });
  });

  test('without a tick there is no consent, and a newsletter needs one', () => {
    const newsletter = newestSiteForm('newsletter');
    const answers = readSentForm(newsletter, { email: ['rosa@lab.example'] });
    expect(agreesToNews(answers)).toBe(false);
    expect(faultyFields(newsletter, answers, today)).toEqual(['consent']);
    expect(faultSentences(newsletter, { email: ['rosa'] }, today)).toEqual({
      email: 'E-mail: please enter an e-mail address, such as rosa@lab.example.',
      consent: 'Please tick: Write to me about new products and events. I can take this back by a mail at any time.',
    });
  });

  test.each([
    ['email', 'rosa'],
    ['email', 'rosa@lab.example, ada@lab.example'],
    ['topic', 'free-beer'],
    ['name', ''],
    ['message', 'x'.repeat(4001)],
    ['message', 'a\u0000b'],
  ])('%s refuses %s', (field, text) => {
    expect(faultyFields(contact, readSentForm(contact, { ...sent, [field]: [text] }), today)).toEqual([field]);
  });

  test('what was missing is asked after No alone, and dropped with a Yes (CT-91)', () => {
    const helpful = newestSiteForm('helpful');
    const sent = { reason: ['hard'], missing: ['The volume'] };
    const no = readSentForm(helpful, { helpful: ['no'], ...sent });
    expect(no).toEqual({ helpful: 'no', reason: 'hard', missing: 'The volume' });
    expect(readSentForm(helpful, { helpful: ['yes'], ...sent })).toEqual({ helpful: 'yes' });
    expect(faultyFields(helpful, readSentForm(helpful, { helpful: ['no'], reason: ['beer'] }), today)).toEqual([
      'reason',
    ]);
    expect(faultyFields(helpful, readSentForm(helpful, { helpful: ['no'] }), today)).toEqual([]);
  });

  test('whether something was helpful is mailed when words came with it', () => {
    const helpful = newestSiteForm('helpful');
    expect(isMailed('helpful', readSentForm(helpful, { helpful: ['no'] }))).toBe(false);
    expect(isMailed('helpful', readSentForm(helpful, { helpful: ['no'], missing: ['The volume'] }))).toBe(true);
  });
});
