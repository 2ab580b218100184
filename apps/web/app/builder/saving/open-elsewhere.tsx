import { Button } from '@cutsite/ui/button';
import { Notice } from '@cutsite/ui/notice';
import { useToast } from '@cutsite/ui/toast';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { keepCopy } from '../drafts/kept-projects.ts';
import type { OpenDraft } from '../drafts/open-draft.ts';
import { projectAddress } from '../drafts/product-drafts.ts';
import type { BuilderProject } from '../project/builder-project.ts';
import styles from './saving.module.css';

interface OpenElsewhereProps<Project extends BuilderProject> {
  readonly draft: OpenDraft<Project>;
  readonly goTo: (address: string) => void;
  /** Opens the project again, with what is kept now. */
  readonly onReopen: () => void;
}

/** Why the project below cannot be changed in this tab, and what the customer can do. Nothing is lost by any of it. */
export function OpenElsewhere<Project extends BuilderProject>({ draft, goTo, onReopen }: OpenElsewhereProps<Project>) {
  const { builder, store } = draft;
  const { product } = store;
  const tabHold = useStore(draft.tabHold);
  const [busy, setBusy] = useState(false);
  const toast = useToast();
  const isReplaced = tabHold.kind === 'replaced';
  useEffect(() => {
    if (!isReplaced) return;
    toast({ title: 'Updated.', text: 'This project was changed on another device.' });
    onReopen();
  }, [isReplaced, toast, onReopen]);
  if (tabHold.kind === 'here' || isReplaced) return null;
  if (tabHold.kind === 'signed_out') return <SignedOut />;

  const workHere = () => {
    setBusy(true);
    draft.takeOver().then(onReopen, onReopen);
  };
  const openCopy = () => {
    setBusy(true);
    const record = draft.record();
    keepCopy(store, record, `${record.project.name} copy`, builder.newId()).then(
      ({ id, project }) => goTo(projectAddress(product, project, id)),
      () => setBusy(false),
    );
  };
  return (
    <div className={`cs-page-wide ${styles.elsewhere}`}>
      <Notice tone="warnMajor" role="alert">
        <p>
          <b>
            {tabHold.kind === 'elsewhere'
              ? 'This project is open in another tab.'
              : tabHold.by === 'tab'
                ? 'This project was saved in another tab.'
                : 'This project was changed on another device as well. Both versions are kept.'}
          </b>{' '}
          {tabHold.kind === 'elsewhere'
            ? 'Continue in that tab, or take the project over here: the other tab saves its changes and stops.'
            : `Your changes here are kept as “${tabHold.copyName}”.`}
        </p>
        <div>
          <Button variant="primary" busy={busy} onClick={workHere}>
            {tabHold.kind === 'elsewhere'
              ? 'Work here instead'
              : tabHold.by === 'tab'
                ? 'Open the saved version'
                : 'Open the version of the other device'}
          </Button>
          {tabHold.kind === 'elsewhere' ? (
            <Button busy={busy} onClick={openCopy}>
              Open a copy
            </Button>
          ) : (
            <Button onClick={() => goTo(projectAddress(product, builder.project(), tabHold.copyId))}>
              Open “{tabHold.copyName}”
            </Button>
          )}
          <a href={product.projectsAddress}>All projects</a>
        </div>
      </Notice>
    </div>
  );
}

function SignedOut() {
  return (
    <div className={`cs-page-wide ${styles.elsewhere}`}>
      <Notice tone="warnMajor" role="alert">
        <p>
          <b>You have signed out in another tab.</b> This project is in your account and no longer in this browser.
        </p>
        <div>
          <a href="/sign-in">Sign in to go on</a>
        </div>
      </Notice>
    </div>
  );
}
