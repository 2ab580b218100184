import { emptyAddress } from '@cutsite/domain/address';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { SuggestionStatus } from './address-suggestion.ts';
import { SuggestionView } from './suggestion-view.tsx';

const typed = { ...emptyAddress, country: 'US', subdivision: 'MA', postalCode: '2130' };
const suggestion = {
  address: { ...typed, postalCode: '02130' },
  changes: [{ field: 'postalCode', from: '2130', to: '02130' }],
} as const;

const shown = (status: SuggestionStatus): string =>
  renderToStaticMarkup(<SuggestionView status={status} onTake={() => {}} />);

describe('the suggestion for an address (RQ-6)', () => {
  test('says nothing before it is asked for', () => {
    expect(shown({ is: 'none' })).toBe('<p role="status" class="cs-muted cs-small"></p>');
  });

  test('says that it is on its way', () => {
    expect(shown({ is: 'pending' })).toContain('Checking how the address is written…');
  });

  test('shows what would read better as a difference', () => {
    const html = shown({ is: 'success', suggestion, sentences: ['This is not a ZIP code.'] });
    for (const part of ['Did you mean this?', '<del>2130</del>', '<ins>02130</ins>', 'Use the suggestion']) {
      expect(html).toContain(part);
    }
    expect(html).not.toContain('This is not a ZIP code.');
  });

  test('says what cannot be right where nothing can be guessed', () => {
    const html = shown({ is: 'success', suggestion: null, sentences: ['This is not a ZIP code.'] });
    expect(html).toContain('This is not a ZIP code.');
    expect(html).not.toContain('as carriers expect it');
  });

  test('says when there is nothing to say', () => {
    expect(shown({ is: 'success', suggestion: null, sentences: [] })).toContain('as carriers expect it');
  });

  test('says that the check failed, that nothing is lost, and offers it again', () => {
    const html = shown({ is: 'failed', again: () => {} });
    expect(html).toContain('could not be checked. What you typed stays');
    expect(html).toContain('<span>Check it again</span>');
  });
});
