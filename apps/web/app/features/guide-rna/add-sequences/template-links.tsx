import { Button } from '@cutsite/ui/button';
import { useState } from 'react';
import { useNewVersion } from '../../../platform/failure-dialog.tsx';
import { useProject } from '../project/use-builder.tsx';
import styles from './add-sequences.module.css';
import { type TemplateKind, templateFile } from './templates.ts';

/** Template files to download, made when they are asked for, and an example to look at. */
export function TemplateLinks({ onExample }: { readonly onExample: () => void }) {
  const { format } = useProject();
  const [failed, setFailed] = useState(false);
  const tellNewVersion = useNewVersion();
  const download = (kind: TemplateKind) => {
    const save = async () => {
      const file = await templateFile(format, kind);
      const url = URL.createObjectURL(file);
      const link = document.createElement('a');
      link.href = url;
      link.download = file.name;
      link.click();
      // The download has its own hold on the bytes by the next task.
      setTimeout(() => URL.revokeObjectURL(url), 0);
      setFailed(false);
    };
    save().catch(async () => setFailed(!(await tellNewVersion())));
  };
  return (
    <div className={styles.templates}>
      <span>Download a template:</span>
      <Button variant="link" onClick={() => download('xlsx')}>
        XLSX
      </Button>
      <Button variant="link" onClick={() => download('csv')}>
        CSV
      </Button>
      <span>or</span>
      <Button variant="link" onClick={onExample}>
        load an example
      </Button>
      {failed ? <span role="alert">The template could not be made. Please try again.</span> : null}
    </div>
  );
}
