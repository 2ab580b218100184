import type { StaffMe } from '@cutsite/contracts/staff';
import { ButtonLink } from '@cutsite/ui/button';
import { Notice } from '@cutsite/ui/notice';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { nextPath } from '../../platform/between-pages/next-path.ts';
import { useFailureDialog } from '../../platform/failure/failure-dialog.tsx';
import { EnrolFactor } from './enrol-factor.tsx';
import { GiveFactor } from './give-factor.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { type OpenedLink, staffCalls } from './staff-calls.ts';
import styles from './staff-sign-in.module.css';

type State =
  | { readonly at: 'asking' }
  | { readonly at: 'not_staff' }
  | { readonly at: 'no_link' }
  | { readonly at: 'link_refused'; readonly sentence: string }
  | { readonly at: 'give'; readonly me: StaffMe }
  | { readonly at: 'enrol'; readonly token: string; readonly link: OpenedLink }
  | { readonly at: 'codes'; readonly codes: readonly string[] };

const titles: Readonly<Record<State['at'], string>> = {
  asking: 'One moment…',
  not_staff: 'Nothing to do here',
  no_link: 'Enrol a second factor first',
  link_refused: 'This link does not work',
  give: 'Your second factor',
  enrol: 'Enrol a second factor',
  codes: 'Your recovery codes',
};

/** Where in the office somebody was on the way to. */
const wanted = () => nextPath(location.search, '/office');
const toOffice = () => location.assign(wanted());

/** Where staff go between their password and the office: to give their second factor, or to enrol one by a link. */
export function SecondFactorPage() {
  const [state, setState] = useState<State>({ at: 'asking' });
  const showFailure = useFailureDialog();
  const asked = useRef(false);

  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    async function look() {
      try {
        const found = await stateOf(new URLSearchParams(location.search).get('token'));
        if (found !== null) setState(found);
      } catch (error) {
        showFailure(error, () => void look());
      }
    }
    void look();
  }, [showFailure]);

  return (
    <div className={styles.page}>
      <div className={`cs-card ${styles.card}`} aria-live="polite">
        <h1>{titles[state.at]}</h1>
        {contentOf(state, setState)}
      </div>
    </div>
  );
}

/** Null: the browser is on its way to another page. */
async function stateOf(token: string | null): Promise<State | null> {
  const me = await staffCalls.me();
  if (!me.ok && me.code === 'signed_out') {
    location.replace(`/sign-in?next=${encodeURIComponent(`${location.pathname}${location.search}`)}`);
    return null;
  }
  if (!me.ok) return { at: 'not_staff' };
  if (token !== null) {
    const link = await staffCalls.openLink(token);
    return link.ok ? { at: 'enrol', token, link: link.value } : { at: 'link_refused', sentence: link.sentence };
  }
  if (me.value.second_factor === 'not_enrolled') return { at: 'no_link' };
  if (me.value.second_factor === 'needed') return { at: 'give', me: me.value };
  location.replace(wanted());
  return null;
}

function contentOf(state: State, show: (state: State) => void): ReactNode {
  switch (state.at) {
    case 'asking':
      return null;
    case 'not_staff':
      return (
        <>
          <p className={styles.lead}>This page is for staff of the store. Your account has no second factor to give.</p>
          <ButtonLink href="/">To the store</ButtonLink>
        </>
      );
    case 'no_link':
      return (
        <p className={styles.lead}>
          The office needs a second factor, and you have none yet. An administrator can mail you a link to enrol one; or{' '}
          <code>npm run staff -- second-factor</code> with your address prints one where the store runs. Until then you
          can use the store as customers do.
        </p>
      );
    case 'link_refused':
      return <Notice tone="error">{state.sentence}</Notice>;
    case 'give':
      return <GiveFactor me={state.me} onGiven={toOffice} />;
    case 'enrol':
      return (
        <>
          <p className={styles.lead}>
            {state.link.has_others
              ? 'It comes beside those that you have, and you get new recovery codes.'
              : 'From now on the office asks for it after your password.'}
          </p>
          <EnrolFactor token={state.token} link={state.link} onEnrolled={(codes) => show({ at: 'codes', codes })} />
        </>
      );
    case 'codes':
      return <RecoveryCodes codes={state.codes} onKept={toOffice} />;
  }
}
