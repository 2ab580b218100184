import { Notice } from '@cutsite/ui/notice';
import styles from './saving.module.css';

/** What may have become of a project that an address names, and where else to look. */
export function NotFoundNotice({ projectsAddress }: { readonly projectsAddress: string }) {
  return (
    <div className={`cs-page-wide ${styles.elsewhere}`}>
      <Notice tone="warnMajor" role="status">
        <p>
          <b>This project is not in this browser.</b> It may have been deleted. If it was made in another browser, sign
          in there and here: projects of your account are on both. Or download it there and open the file here. Below is
          an empty project.
        </p>
        <div>
          <a href={projectsAddress}>Open a project file or another project</a>
        </div>
      </Notice>
    </div>
  );
}
