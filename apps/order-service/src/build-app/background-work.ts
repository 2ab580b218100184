import { syncJob, wakeSync } from '@cutsite/content-service/contentstack-sync';
import { forgetFormAnswers } from '@cutsite/content-service/forms';
import { readJobsBoard } from '@cutsite/content-service/jobs-board';
import { selectMediaKeys } from '@cutsite/content-service/media';
import { forgetMissedSearches } from '@cutsite/content-service/missed-searches';
import { forgetPageReads } from '@cutsite/content-service/page-reads';
import { forgetPreviewLinks } from '@cutsite/content-service/preview';
import { contentTasks, emptyTrash, makeContentJobs } from '@cutsite/content-service/publishing';
import { may } from '@cutsite/domain/staff';
import { forgetOldAnswers } from '@cutsite/service-base/idempotency';
import { type JobTask, runWorker, type Schedule } from '@cutsite/service-base/jobs';
import { forgetOnlookers } from '@cutsite/service-base/onlookers';
import { mailGateway, sendDueMails } from '@cutsite/service-base/outbox';
import { announcePageChange } from '@cutsite/service-base/page-changes';
import { forgetOldAttempts, forgetOldCallCounts } from '@cutsite/service-base/rate-limits';
import type { FastifyInstance } from 'fastify';
import type { ClientBase } from 'pg';
import { keepOpenJob, makeOpenJobs } from '../database/index.ts';
import { listScreener } from '../gateways/screener/list-screener.ts';
import { httpTracker } from '../gateways/tracker/http-tracker.ts';
import { forgetExpired, readStaff } from '../modules/account/index.ts';
import { forgetOrphanedFiles } from '../modules/attachment/index.ts';
import { forgetRemovedItems } from '../modules/cart/index.ts';
import { handleDueEvent, reconcile } from '../modules/payment/index.ts';
import { drawForMail, placeOrder, screenDueOrders } from '../modules/placed-order/index.ts';
import { emptyBins } from '../modules/project/index.ts';
import { forgetOldLinks } from '../modules/second-factor/index.ts';
import { forgetOldAudit } from '../modules/staff-audit/index.ts';
import { sendDueEvents } from '../tracking/send-due-events.ts';
import type { AppDependencies } from './app-dependencies.ts';
import { cardNetwork } from './card-network.ts';
import { fileStore } from './file-store.ts';

/**
 * What goes on beside the answering of calls, from the moment the app listens until it is closed: sending mails,
 * settling payments, screening sequences and forgetting what has expired. Each is done by jobs, and costs the start no
 * time.
 */
export function startBackgroundWork(app: FastifyInstance, dependencies: AppDependencies): void {
  const { pool, log, clock } = dependencies;
  const { tasks, stop } = tasksOf(dependencies);
  let worker: { readonly stop: () => Promise<void> } | null = null;
  app.addHook('onListen', () => {
    const prepare = async (): Promise<void> => {
      await Promise.all([makeOpenJobs(pool), makeContentJobs(pool)]);
      // What is asked of the outside on a schedule is asked at the start as well.
      if (dependencies.config.jobsBoard.url !== null)
        await pool.query(`select keep_job('read_jobs_board', 'start', now())`);
      if (dependencies.config.content.stack !== null) await wakeSync(pool, clock.now());
    };
    worker = runWorker({ pool, log, tasks, schedules: schedulesOf(dependencies), prepare });
  });
  app.addHook('onClose', async () => {
    await worker?.stop();
    stop();
  });
}

/** What is done for a row that is due, by the task's name; the migrations make the jobs under these names. */
function tasksOf(dependencies: AppDependencies): {
  readonly tasks: Record<string, JobTask>;
  readonly stop: () => void;
} {
  const { config, pool, clock } = dependencies;
  const gateway = mailGateway(config.mail);
  const tracker = httpTracker(config.trackerUrl);
  const screener = listScreener(config.screeningList, config.screeningThresholdNt);
  const network = cardNetwork({ config });
  const drawPaper = drawForMail(dependencies);
  const latest = (dueAt: Date): Date => new Date(Math.max(dueAt.getTime(), clock.now().getTime()));
  const paying = (dueAt: Date) => ({ ...dependencies, network, placeOrder, clock: { now: () => latest(dueAt) } });
  const settle = (dueAt: Date) => reconcile(paying(dueAt));
  const work: Record<string, (dueAt: Date, id: string) => Promise<unknown>> = {
    settle_payment: settle,
    handle_card_event: (dueAt, id) => handleDueEvent(paying(dueAt), id),
    send_refund: settle,
    ...(gateway && { send_mail: (dueAt: Date) => sendDueMails(pool, gateway, latest(dueAt), drawPaper) }),
    ...(tracker && { tell_tracker: (dueAt: Date) => sendDueEvents(pool, tracker, latest(dueAt)) }),
    ...(screener && {
      screen_order: (dueAt: Date) =>
        screenDueOrders({ ...dependencies, screener, clock: { now: () => latest(dueAt) } }),
    }),
  };
  const tasks = Object.fromEntries(
    Object.entries(work).map(([task, run]): [string, JobTask] => [
      task,
      async ({ id, dueAt }) => {
        await run(dueAt, id);
        await keepOpenJob(pool, task, id);
      },
    ]),
  );
  return { tasks: { ...tasks, ...tasksOfContent(dependencies) }, stop: () => gateway?.close() };
}

function tasksOfContent({ config, pool, clock, log }: AppDependencies): Readonly<Record<string, JobTask>> {
  const { stack } = config.content;
  const work = {
    pool,
    now: () => clock.now(),
    files: fileStore(config),
    announce: (client: ClientBase) => announcePageChange(client, null),
  };
  const mail = {
    publicUrl: config.publicUrl,
    addressOf: async (client: ClientBase, id: string) => {
      const member = (await readStaff(client)).find((one) => one.id === id);
      return member !== undefined && may(member.roles, 'keep_content') ? member.email : null;
    },
  };
  const ofContent = contentTasks({ ...work, isPublishedElsewhere: stack !== null, mail });
  if (stack === null) return ofContent;
  const reading = { ...work, stack, mediaInAllBytes: config.mediaInAllBytes };
  const warn = (fault: string) => log.warn({ fault }, 'Contentstack could not be read, and will be asked again');
  return { ...ofContent, sync_contentstack: syncJob(reading, warn) };
}

/** Each by one process: most of them once an hour, the board for jobs and Contentstack more often. */
function schedulesOf({ config, pool, clock }: AppDependencies): readonly Schedule[] {
  return [
    ...boardSchedule({ config, pool, clock }),
    ...stackSchedule({ config, pool, clock }),
    { task: 'forget_expired', at: '7 * * * *', work: () => forgetExpired(pool, clock.now()) },
    { task: 'forget_attempts', at: '11 * * * *', work: () => forgetOldAttempts(pool, clock.now()) },
    { task: 'forget_answers', at: '13 * * * *', work: () => forgetOldAnswers(pool, clock.now()) },
    { task: 'forget_call_counts', at: '17 * * * *', work: () => forgetOldCallCounts(pool, clock.now()) },
    { task: 'forget_onlookers', at: '19 * * * *', work: () => forgetOnlookers(pool, clock.now()) },
    { task: 'forget_preview_links', at: '21 * * * *', work: () => forgetPreviewLinks(pool, clock.now()) },
    { task: 'forget_missed_searches', at: '23 * * * *', work: () => forgetMissedSearches(pool, clock.now()) },
    { task: 'count_page_reads', at: '29 * * * *', work: () => renewMostRead(pool, clock.now()) },
    { task: 'forget_removed_items', at: '33 * * * *', work: () => forgetRemovedItems(pool, clock.now()) },
    { task: 'forget_factor_links', at: '43 * * * *', work: () => forgetOldLinks(pool, clock.now()) },
    { task: 'forget_old_audit', at: '41 * * * *', work: () => forgetOldAudit(pool) },
    { task: 'forget_form_answers', at: '51 * * * *', work: () => forgetFormAnswers(pool, clock.now()) },
    { task: 'empty_content_trash', at: '47 * * * *', work: () => emptyTrash(pool, clock.now()) },
    { task: 'empty_project_bins', at: '37 * * * *', work: () => emptyBins(pool, clock.now()) },
    {
      task: 'forget_loose_files',
      at: '27 * * * *',
      work: () => forgetOrphanedFiles({ pool, clock, files: fileStore(config) }, (keys) => selectMediaKeys(pool, keys)),
    },
  ];
}

/** The front page of the help is drawn anew with what is read most by now. */
async function renewMostRead(pool: AppDependencies['pool'], now: Date): Promise<void> {
  await forgetPageReads(pool, now);
  await announcePageChange(pool, '/help');
}

/** The board for jobs, every ten minutes. */
function boardSchedule({ config, pool, clock }: Pick<AppDependencies, 'config' | 'pool' | 'clock'>): Schedule[] {
  const { url } = config.jobsBoard;
  if (url === null) return [];
  const announce = announcePageChange;
  const work = async (): Promise<void> => {
    await readJobsBoard({ pool, url, now: clock.now(), ownOrigin: config.publicUrl, announce });
  };
  return [{ task: 'read_jobs_board', at: '*/10 * * * *', work }];
}

/** Contentstack, every five minutes, for what no message told of. */
function stackSchedule({ config, pool, clock }: Pick<AppDependencies, 'config' | 'pool' | 'clock'>): Schedule[] {
  if (config.content.stack === null) return [];
  return [{ task: 'wake_contentstack', at: '*/5 * * * *', work: () => wakeSync(pool, clock.now()) }];
}
