import { SecondFactorPage } from '../../features/staff-sign-in/second-factor-page.tsx';
import type { PageHandle } from '../../platform/page-handle.ts';

export const handle: PageHandle = { footer: 'minimal' };

export const meta = () => [{ title: 'Second factor · Cutsite' }, { name: 'robots', content: 'noindex' }];

export default function SecondFactor() {
  return <SecondFactorPage />;
}
