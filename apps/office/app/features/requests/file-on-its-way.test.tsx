import { type FileStatus, UploadProgress } from '@cutsite/ui/file-sending';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';

const shown = (status: FileStatus): string =>
  renderToStaticMarkup(createElement(UploadProgress, { status, onStop: () => {}, onAgain: () => {} }));

describe('a file on its way (RQ-13, RQ-30)', () => {
  test('is nothing to see while there is none', () => {
    expect(shown({ is: 'none' })).toBe('');
  });

  test('shows how much of it has gone, and can be stopped', () => {
    const html = shown({ is: 'pending', name: 'map.pdf', part: 0.429 });
    for (const part of ['Sending map.pdf', '42 %', 'value="0.429"', 'Stop the file']) expect(html).toContain(part);
  });

  test('that did not arrive says why, and can be sent again', () => {
    const html = shown({ is: 'failed', id: '1', file: new File(['A'], 'map.pdf'), sentence: 'The store is busy.' });
    for (const part of ['map.pdf did not arrive.', 'The store is busy.', 'Send the file again']) {
      expect(html).toContain(part);
    }
    expect(html).not.toContain('progressbar');
  });
});
