import { AccountArea } from '../../features/account/area/account-area.tsx';
import { ProfilePage } from '../../features/account/profile/profile-page.tsx';
import type { PageHandle } from '../../platform/page-handle.ts';

export const handle: PageHandle = { footer: 'minimal' };

export const meta = () => [{ title: 'Profile · Cutsite' }, { name: 'robots', content: 'noindex' }];

export default function Profile() {
  return (
    <AccountArea current="/account">
      <ProfilePage />
    </AccountArea>
  );
}
