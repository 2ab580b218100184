import { useCallback } from 'react';
import type { Template } from '../../../builder/list-import/dialog/template-links.tsx';
import { loadOnline } from '../../../platform/version/not-loaded.ts';
import { useBuilder } from '../draft/express-drafts.ts';

/** A file to fill in: a heading that the list is read by, whatever stands beside it. */
const sequenceTemplate: Template = {
  name: 'express-knockout-template',
  title: 'Sequences',
  rows: () => [['Sequence']],
};

/** Downloads a file to fill in. What it is made with comes with the press: the order screen opens without it. */
export function useSequenceTemplate(): (kind: 'xlsx' | 'csv') => void {
  const builder = useBuilder();
  return useCallback(
    (kind) => {
      loadOnline(() => import('../../../builder/list-import/dialog/template-links.tsx'))
        .then(({ saveTemplate }) => saveTemplate(sequenceTemplate, kind))
        .catch(() =>
          builder.showNotice({ title: 'The template could not be made.', text: 'Please try again.', refused: true }),
        );
    },
    [builder],
  );
}
