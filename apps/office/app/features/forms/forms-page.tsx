import { type FormAnswerWire, listFormAnswers } from '@cutsite/contracts/site-form';
import { isSiteForm, retentionMonths, type SiteFormName, siteFormNames, siteForms } from '@cutsite/domain/site-form';
import { countText } from '@cutsite/domain/text';
import { Icon } from '@cutsite/ui/icon';
import { Notice } from '@cutsite/ui/notice';
import { Pill } from '@cutsite/ui/pill';
import { NativeSelect } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../../platform/call.ts';
import { DownloadLink } from '../../platform/download-link.tsx';
import listPage from '../../platform/listing/list-page.module.css';
import { changedParams, pageOf } from '../../platform/listing/list-params.ts';
import { Pager, pagesOf } from '../../platform/listing/pager.tsx';
import { WrittenAnswers } from '../../platform/listing/written-answers.tsx';
import { momentText } from '../../platform/moment-text.ts';
import { usePageTitle } from '../../platform/page-title.ts';
import styles from './forms.module.css';

export interface FormsPageProps {
  /** What the list is narrowed down by: `form`, `page`. */
  readonly params: URLSearchParams;
  readonly onAddress: (params: URLSearchParams, how?: { readonly replace: boolean }) => void;
}

const pageSize = 50;

/** What forms of the site were sent, the latest first (CT-47). Looking is written down, as of all data of others. */
export function FormsPage({ params, onAddress }: FormsPageProps) {
  usePageTitle('Forms');
  const asked = params.get('form') ?? '';
  const form = isSiteForm(asked) ? asked : undefined;
  const page = pageOf(params);
  const list = useQuery({
    queryKey: ['forms', form, page],
    queryFn: () => call(listFormAnswers, { query: { page: String(page), ...(form === undefined ? {} : { form }) } }),
    placeholderData: keepPreviousData,
  });
  const { answers = [], total = 0 } = list.data ?? {};
  const lead = (form: string) => onAddress(changedParams(params, { form }));
  return (
    <section className={listPage.page} aria-labelledby="forms">
      <h1 id="forms">Forms</h1>
      <p className="cs-muted">
        What visitors sent from pages of the site. It is deleted after {retentionMonths} months.
      </p>
      <div className={listPage.filters}>
        <NativeSelect
          label="Form"
          value={form ?? ''}
          data={[{ value: '', label: 'All' }, ...siteFormNames.map((value) => ({ value, label: labelOf(value) }))]}
          onChange={(event) => lead(event.currentTarget.value)}
        />
        {form === undefined ? (
          <span className="cs-muted cs-small">Choose a form to save what it was sent as CSV.</span>
        ) : (
          <DownloadLink className={styles.export} href={`/api/staff/forms/export/?form=${form}`}>
            <Icon name="download" size={14} /> CSV of all pages
          </DownloadLink>
        )}
      </div>
      {list.error === null ? null : (
        <Notice tone="error" role="alert">
          {list.error.message}
        </Notice>
      )}
      <p className="cs-muted cs-small" role="status">
        {list.isPending ? 'One moment…' : formsText(total)}
      </p>
      <ol className={styles.list}>
        {answers.map((answer) => (
          <Sent key={answer.id} answer={answer} />
        ))}
      </ol>
      <Pager
        {...pagesOf(page, pageSize, total)}
        onPage={(to, how) => onAddress(changedParams(params, { page: String(to) }), how)}
      />
    </section>
  );
}

const labelOf = (name: SiteFormName): string => siteForms[name].label;

const formsText = (total: number): string => (total === 0 ? 'No form was sent.' : countText(total, 'form'));

/** One form as it was sent. */
function Sent({ answer }: { readonly answer: FormAnswerWire }) {
  const { form, page, sent, consent, written } = answer;
  return (
    <li className={`cs-card ${styles.sent}`}>
      <header className={styles.head}>
        <h2>{isSiteForm(form) ? labelOf(form) : form}</h2>
        <span className="cs-muted cs-small">
          {momentText(sent)} from <a href={page}>{page}</a>
        </span>
        {consent === null ? null : <Pill tone="success">may be written to</Pill>}
      </header>
      <WrittenAnswers answers={written.flatMap((panel) => panel.answers)} />
    </li>
  );
}
