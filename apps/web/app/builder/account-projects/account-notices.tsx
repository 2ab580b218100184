import { countText } from '@cutsite/domain/text';
import { Button } from '@cutsite/ui/button';
import { Notice } from '@cutsite/ui/notice';
import { useState } from 'react';
import { keptLinks, linkOf } from '../account-links/link-database.ts';
import styles from './account-projects.module.css';
import { type AccountState, syncEngine } from './sync-engine.ts';

interface AccountNoticesProps {
  readonly product: string;
  readonly state: AccountState;
  /** Projects by their ids that hold nothing: where they belong is asked once they do. */
  readonly notAsked: ReadonlySet<string>;
}

/** Where the projects of the list are kept, in one sentence. */
export function keptWhere({ kind }: AccountState): string {
  switch (kind) {
    case 'signed_out':
      return 'Kept in this browser, until you order or delete them.';
    case 'waiting':
      return 'Kept in this browser, and saved in your account as soon as the store answers.';
    default:
      return 'Kept in your account: you find them wherever you sign in.';
  }
}

/** What there is to decide about projects and the account, and what the account does not take. */
export function AccountNotices({ product, state: { outcome }, notAsked }: AccountNoticesProps) {
  const [busy, setBusy] = useState(false);
  if (outcome === null) return null;
  const { refused } = outcome;
  const undecided = outcome.undecided.filter(({ draftId }) => !notAsked.has(draftId));
  const decide = async (belongs: 'account' | 'stays') => {
    setBusy(true);
    for (const { draftId } of undecided) {
      const link = await linkOf(product, draftId);
      if (link?.belongs === 'undecided') await keptLinks.keep({ ...link, belongs });
    }
    await syncEngine(product).sync();
  };
  const choose = (belongs: 'account' | 'stays') => void decide(belongs).finally(() => setBusy(false));
  return (
    <>
      {undecided.length === 0 ? null : (
        <Notice role="status">
          <p>
            <b>
              {countText(undecided.length, 'project')} {undecided.length === 1 ? 'is' : 'are'} in this browser only:
            </b>{' '}
            {undecided.map(({ name }) => name).join(', ')}. {undecided.length === 1 ? 'It was' : 'They were'} here
            before you signed in.
          </p>
          <div className={styles.actions}>
            <Button variant="primary" busy={busy} onClick={() => choose('account')}>
              Move to my account
            </Button>
            <Button busy={busy} onClick={() => choose('stays')}>
              Leave in this browser
            </Button>
          </div>
        </Notice>
      )}
      {refused.length === 0 ? null : (
        <Notice tone="warnMajor" role="status">
          <p>
            <b>In this browser only, not in your account:</b>
          </p>
          <ul>
            {refused.map(({ draftId, name, sentence }) => (
              <li key={draftId}>
                {name}: {sentence}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  );
}
