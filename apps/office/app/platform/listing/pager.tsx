import { Button } from '../button.tsx';
import styles from './list-page.module.css';

interface PagerProps {
  readonly page: number;
  readonly pageSize: number;
  readonly total: number;
  readonly onPage: (page: number) => void;
}

/** The way through a list of several pages; nothing where one page holds it. */
export function Pager({ page, pageSize, total, onPage }: PagerProps) {
  if (total <= pageSize) return null;
  return (
    <div className={styles.filters}>
      <Button variant="default" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        Before
      </Button>
      <Button variant="default" disabled={page * pageSize >= total} onClick={() => onPage(page + 1)}>
        Next
      </Button>
    </div>
  );
}
