import { useRevalidator } from 'react-router';
import { PageFailure } from './page-failure.tsx';

/** In place of a page that failed to render. The router takes the failure away when it reads its addresses again. */
export function FailedPage() {
  const { revalidate } = useRevalidator();
  return <PageFailure onAgain={() => void revalidate()} />;
}
