import { useLocation, useNavigate } from 'react-router';
import { PageFailure } from './page-failure.tsx';

/** In place of a page that failed to render. The router takes the failure away when an address is opened, also this. */
export function FailedPage() {
  const location = useLocation();
  const navigate = useNavigate();
  const state: unknown = location.state;
  return <PageFailure onAgain={() => void navigate(location, { replace: true, state })} />;
}
