import { plate96, plate384 } from '@cutsite/domain/labware';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ListLayouts } from './list-layouts.tsx';

test.each([
  [plate384, 96],
  [plate96, 384],
])(
  'before a list is pasted, its layouts are shown, and which of them is for other plates (GL-37): %#',
  (format, other) => {
    const html = renderToStaticMarkup(<ListLayouts format={format} />);
    expect(html.match(/For plates of \d+ wells/g)).toEqual([`For plates of ${other} wells`]);
    expect(html.split('>Fits<')).toHaveLength(4);
  },
);
