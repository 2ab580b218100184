import { checkRequest, newestForms, readRequest } from '@cutsite/domain/advanced-request';
import { faultLinkText, formFaultMessage } from '@cutsite/domain/form';
import { type ComponentProps, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { emptyDraft } from '../request-draft.ts';
import { BeforeYouSend } from './before-you-send.tsx';

type Form = ComponentProps<typeof BeforeYouSend>['form'];
const forms = newestForms('cell_line_engineering');
const nothing = () => {};

const shown = (child: Readonly<Record<string, string>>, changes: Partial<Form> = {}): string => {
  const answers = readRequest(forms, { parent: {}, child });
  const missing = checkRequest(forms, answers, '2026-11-26');
  const listed = missing.map((fault) => ({
    form: fault.form,
    panel: fault.panel,
    path: fault.path,
    sentence: formFaultMessage(fault),
    link: faultLinkText(fault),
  }));
  const form: Form = {
    draft: emptyDraft('cell_line_engineering'),
    forms,
    answers,
    missing,
    listed,
    faults: null,
    lead: nothing,
    status: { is: 'none' },
    kept: { is: true, at: '15:06' },
    account: { status: 'none' },
    file: { status: { is: 'none' }, stop: nothing, again: nothing },
    ...changes,
  };
  return renderToStaticMarkup(createElement(BeforeYouSend, { form }));
};

describe('before a request is sent (RQ-5)', () => {
  test('each panel says what it misses, with the way to each field', () => {
    const html = shown({ species: 'homo_sapiens', cell_line: 'K-562', cells_from: 'provider', gene: 'TP53' });
    expect(html).toMatch(/data-mark="done"[^]*Cells<span[^>]*>: is there/);
    expect(html).toMatch(/data-mark="open"[^]*<b>Edit:<\/b>[^]*Kind of edit<[^]* and [^]*Alleles</);
    expect(html).toContain('Anything else, optional');
    for (const part of ['No price is agreed by sending.', 'Kept in this browser, 15:06.']) expect(html).toContain(part);
  });

  test('what is missing is an error once sending was tried, and a wrong answer at once', () => {
    expect(shown({}, { faults: [] })).toContain('data-mark="wrong"');
    const wrong = shown({ gene: 'TP53', edit: 'knockout', zygosity: 'homozygous', clones: '99' });
    expect(wrong).toMatch(/data-mark="wrong"[^]*Clones: at most 50</);
  });

  test('on its way, it is not sent again', () => {
    const html = shown({}, { status: { is: 'pending' } });
    expect(html).toMatch(/<button[^>]*aria-busy="true"[^>]*>[^]*Sending…/);
  });

  test('not sent: why, another try, and the answers as a file', () => {
    const html = shown({}, { status: { is: 'failed', sentence: 'The store is busy.' } });
    for (const part of ['Not sent.', 'The store is busy.', 'Try again', 'Save as a file']) expect(html).toContain(part);
    expect(html).not.toContain('Send the request');
  });
});
