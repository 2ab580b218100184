import { describe, expect, test } from 'vitest';
import { newestForms, nextStep, requestAsText, requestPanels, requestStateNames, stepsAhead } from './index.ts';

const open = { repName: 'Nora Lindqvist', quoteEnd: null };

describe('What comes next with a request (RQ-22)', () => {
  test.each(requestStateNames)('%s says it in two sentences', (state) => {
    const { title, note } = nextStep(state, open);
    expect([title, note]).toEqual([expect.stringMatching(/\S/), expect.stringMatching(/\.$/)]);
  });

  test('names who answers, where somebody does', () => {
    expect(nextStep('submitted', open).title).toBe('Nora Lindqvist takes it up');
    expect(nextStep('with_sales', { ...open, repName: null }).title).toBe('Sales works on an answer or a quote');
  });

  test('names the last day of a quote, and says when it has passed', () => {
    const until = (hasPassed: boolean) =>
      nextStep('quoted', { ...open, quoteEnd: { day: '25 December 2026', hasPassed } }).title;
    expect(until(false)).toBe('Order the quote by 25 December 2026, or decline it');
    expect(until(true)).toBe('The quote’s prices ended on 25 December 2026');
  });

  test('shows the steps that are still to come, and none once it is at its end', () => {
    expect(stepsAhead('waiting_for_customer')).toEqual([
      'Your answer',
      'An answer or a quote',
      'You order the quote, and the work begins',
    ]);
    for (const state of ['ordered', 'closed', 'withdrawn'] as const) expect(stepsAhead(state)).toEqual([]);
  });
});

describe('The panels of a request (RQ-3)', () => {
  const forms = newestForms('cell_line_engineering');

  test('are asked in one order: the project, its own questions, where it goes', () => {
    expect(requestPanels(forms).map(({ form, panel }) => `${form}.${panel.name}`)).toEqual([
      'parent.project',
      'child.cells',
      'child.edit',
      'child.proof',
      'child.else',
      'parent.delivery',
    ]);
  });

  test('are saved as a text, in the words of the papers (RQ-8 to RQ-11)', () => {
    const answers = {
      parent: { title: 'GFP at LMNB1', aim: 'Imaging.\nLive.', needed_by: '2027-03-30' },
      child: { species: 'other', 'species.extra': 'Zebrafish', share_with_partners: true },
    };
    expect(requestAsText({ type: 'cell_line_engineering', forms, annotation: 'Grant 7', answers })).toBe(
      [
        'Request: Cell line\nRemark: Grant 7\n',
        'Your project',
        '  Short title: GFP at LMNB1',
        '  What it should do for you at the end: Imaging.\n    Live.',
        '  Needed by: 30 March 2027\n',
        'Cells',
        '  Species: Other: Zebrafish\n',
        'Anything else',
        '  May be shared with our partners: Yes\n',
      ].join('\n'),
    );
  });
});
