import type { GuideRnaProject } from '@cutsite/domain/guide-rna';
import { useCallback } from 'react';
import { useNewVersion } from '../../../platform/failure/failure-dialog.tsx';
import { loadOnline } from '../../../platform/version/not-loaded.ts';
import { useBuilder } from '../project/use-builder.tsx';

/** Downloads a file to fill in. What it is made with comes with the press: the order screen opens without it. */
export function useTemplate(format: GuideRnaProject['format']): (kind: 'xlsx' | 'csv') => void {
  const builder = useBuilder();
  const tellNewVersion = useNewVersion();
  return useCallback(
    (kind) => {
      const save = async () => {
        const [{ guideSourceTexts }, { saveTemplate }] = await loadOnline(() =>
          Promise.all([
            import('./guide-list-texts.tsx'),
            import('../../../builder/list-import/dialog/template-links.tsx'),
          ]),
        );
        await saveTemplate(guideSourceTexts(format).template, kind);
      };
      save().catch(async () => {
        if (!(await tellNewVersion()))
          builder.showNotice({ title: 'The template could not be made.', text: 'Please try again.', refused: true });
      });
    },
    [builder, format, tellNewVersion],
  );
}
