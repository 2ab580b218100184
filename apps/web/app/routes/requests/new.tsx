import { SignInOrRegister } from '../../features/account/form/sign-in-or-register.tsx';
import { RequestFormPage } from '../../features/advanced-request/form/request-form-page.tsx';
import type { PageHandle } from '../../platform/page-handle.ts';

export const handle: PageHandle = { footer: 'minimal' };

export const meta = () => [
  { title: 'Custom requests · Cutsite' },
  {
    name: 'description',
    content: 'Ask for guides, libraries, cell lines and amounts that no order form sells, and get a quote.',
  },
];

export default function NewRequest() {
  return (
    <RequestFormPage signIn={(onSignedIn, onStep) => <SignInOrRegister onSignedIn={onSignedIn} onStep={onStep} />} />
  );
}
