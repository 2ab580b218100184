import type { CurrentUser } from '@cutsite/contracts/account';
import { Notice } from '@cutsite/ui/notice';
import { Skeleton } from '@cutsite/ui/skeleton';
import { useFailureDialog } from '../../../platform/failure/failure-dialog.tsx';
import { SignInFirst } from '../../../platform/sign-in-first.tsx';
import { useCurrentUser, useRefreshVisitor } from '../../../platform/visitor.ts';
import { resetPassword } from '../calls/account-calls.ts';
import { useSubmit } from '../calls/use-submit.ts';
import { CheckMail } from '../form/check-mail.tsx';
import { SignInOrRegister } from '../form/sign-in-or-register.tsx';
import { NewPasswordForm } from '../password/new-password-form.tsx';
import styles from './profile.module.css';
import { ProfileForm } from './profile-form.tsx';
import { SessionsList } from './sessions-list.tsx';

/** Who the customer is, the password, and where they are signed in. */
export function ProfilePage() {
  const user = useCurrentUser();
  const refreshVisitor = useRefreshVisitor();
  return (
    <div className={`cs-page cs-headed-page ${styles.page}`}>
      <h1>Profile</h1>
      <SignInFirst
        // A customer whose address is not verified yet may still correct the profile.
        signedOut={user === undefined ? undefined : user === null}
        signIn={<SignInOrRegister onSignedIn={() => void refreshVisitor()} />}
        className={`cs-card ${styles.card}`}
      >
        {user ? <Sections user={user} /> : <Skeleton label="Loading the profile" parts={['long', 'block', 'block']} />}
      </SignInFirst>
    </div>
  );
}

function Sections({ user }: { readonly user: CurrentUser }) {
  const showFailure = useFailureDialog();
  const submit = useSubmit(showFailure);
  return (
    <>
      <section className={`cs-card ${styles.card}`} aria-labelledby="who">
        <h2 id="who">Your details</h2>
        {user.loginStatus === 'email_not_verified' ? (
          <CheckMail email={user.email} sentAt={user.verification_sent_at} signedIn onFailure={showFailure} />
        ) : null}
        <ProfileForm key={user.id} user={user} />
      </section>
      <section className={`cs-card ${styles.card}`} aria-labelledby="password">
        <h2 id="password">Password</h2>
        {submit.status === 'success' ? (
          <Notice tone="success" role="status">
            Your password was changed, and you were signed out everywhere else.
          </Notice>
        ) : (
          <NewPasswordForm
            submit={submit}
            asksCurrent
            label="Change the password"
            onSubmit={async ({ password, currentPassword }) => {
              await submit.send(() => resetPassword({ password, current_password: currentPassword }));
            }}
          />
        )}
      </section>
      <section className={`cs-card ${styles.card}`} aria-labelledby="sessions">
        <h2 id="sessions">Where you are signed in</h2>
        <SessionsList isFresh={submit.status} />
      </section>
    </>
  );
}
