import { requestAsText, requestPanels } from '@cutsite/domain/advanced-request';
import { panelState } from '@cutsite/domain/form';
import { countText } from '@cutsite/domain/text';
import { Button } from '@cutsite/ui/button';
import { UploadProgress } from '@cutsite/ui/file-sending';
import { Icon } from '@cutsite/ui/icon';
import { FailureNotice } from '../../../platform/failure/failure-notice.tsx';
import { saveFile } from '../../../platform/sheets/save-file.ts';
import card from '../request-form.module.css';
import styles from './before-you-send.module.css';
import type { useRequestForm } from './use-request-form.ts';

type RequestFormState = ReturnType<typeof useRequestForm>;
interface OfForm {
  readonly form: Pick<
    RequestFormState,
    'draft' | 'forms' | 'answers' | 'missing' | 'listed' | 'faults' | 'status' | 'file' | 'kept' | 'lead'
  > & { readonly account: Pick<RequestFormState['account'], 'status'> };
}

/** What is there and what is not, panel by panel, with the way to each field; and the sending. */
export function BeforeYouSend({ form }: OfForm) {
  const isPending = form.status.is === 'pending';
  return (
    <section className={`cs-card ${card.card}`} aria-labelledby="before-you-send">
      <h2 id="before-you-send">Before you send</h2>
      {/* Before the list, which grows and shrinks with every answer: the button stays where it is. */}
      {form.status.is === 'failed' ? null : (
        <Button type="submit" variant="primary" size="roomy" block busy={isPending}>
          {isPending ? 'Sending…' : 'Send the request'}
        </Button>
      )}
      <SendState form={form} />
      <p role="status" className={`cs-small ${styles.count}`}>
        {form.faults === null || form.listed.length === 0 ? null : neededText(form.listed.length)}
      </p>
      <Checklist form={form} />
      <p className="cs-muted cs-xs">No price is agreed by sending. You get a quote first.</p>
      <p className="cs-muted cs-xs" role="status">
        {keptText(form)}
      </p>
    </section>
  );
}

const neededText = (count: number): string => `${countText(count, 'field')} to complete.`;

function Checklist({ form }: OfForm) {
  const { forms, answers, missing, listed, faults } = form;
  return (
    <ul className={styles.list}>
      {requestPanels(forms).map(({ form: part, panel }) => {
        const own = listed.filter((fault) => fault.form === part && fault.panel === panel.name);
        const state = panelState(
          panel,
          answers[part],
          missing.filter((fault) => fault.form === part),
        );
        const isWrong = own.length > 0 && (faults !== null || state.is === 'faulty');
        const mark = own.length > 0 ? (isWrong ? 'wrong' : 'open') : state.is === 'optional' ? 'optional' : 'done';
        return (
          <li key={`${part}.${panel.name}`} data-mark={mark}>
            {mark === 'wrong' ? <Icon name="error" /> : null}
            {mark === 'done' ? <Icon name="check" /> : null}
            {mark === 'open' || mark === 'optional' ? <i className={styles.open} aria-hidden="true" /> : null}
            <span>
              {own.length === 0 ? panel.title : <b>{panel.title}:</b>}
              {mark === 'done' ? <span className="cs-visually-hidden">: is there</span> : null}
              {mark === 'optional' ? ', optional' : null}
              {own.map((fault, at) => (
                <span key={fault.path}>
                  {at === 0 ? ' ' : at === own.length - 1 ? ' and ' : ', '}
                  <Button variant="link" onClick={() => form.lead(fault)}>
                    {fault.link}
                  </Button>
                </span>
              ))}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

function keptText({ kept, account: { status } }: OfForm['form']): string {
  const at = kept.at === '' ? '' : `, ${kept.at}`;
  if (status === 'success') {
    return kept.is ? `Kept in this browser and with your account${at}.` : `Kept with your account${at}.`;
  }
  if (status === 'pending') return 'Saving to your account…';
  if (!kept.is) return 'This browser cannot save data: a reload loses what you typed.';
  return status === 'failed'
    ? `Kept in this browser${at}; your account could not be reached.`
    : `Kept in this browser${at}.`;
}

function SendState({ form }: OfForm) {
  const { status, file, draft, forms, answers } = form;
  if (status.is === 'pending') return <UploadProgress status={file.status} onStop={file.stop} onAgain={file.again} />;
  if (status.is !== 'failed') return null;
  const save = () =>
    saveFile({
      name: 'request.txt',
      type: 'text/plain;charset=utf-8',
      content: requestAsText({ type: draft.type, forms, annotation: draft.annotation, answers }),
    });
  return (
    <>
      <FailureNotice>
        <b>Not sent.</b> {status.sentence} Your answers are kept here. Trying again does not send it twice.
      </FailureNotice>
      <div className={card.buttons}>
        <Button type="submit" variant="primary">
          Try again
        </Button>
        <Button icon="download" onClick={save}>
          Save as a file
        </Button>
      </div>
    </>
  );
}
