import { type CallToActionDependencies, lifecycleLookUp } from '@cutsite/content-service/lifecycle';
import type { FastifyInstance } from 'fastify';
import { demoContentstackPath, demoCrmPath, demoJobsPath } from '../config/index.ts';
import { readAccount } from '../modules/account/index.ts';
import type { AppDependencies } from './app-dependencies.ts';

/** Who is asked for the stage of a visitor, and who has agreed to it. */
export function visitorsCrm({
  config,
  pool,
  clock,
}: Pick<AppDependencies, 'config' | 'pool' | 'clock'>): CallToActionDependencies {
  const { url, cookie } = config.crm;
  return {
    cookie,
    lookUp: url === null ? null : lifecycleLookUp(url, () => clock.now()),
    hasAgreed: async ({ id }) => (await readAccount(pool, id))?.hasMarketingConsent === true,
  };
}

/** In demo mode the store serves what stands for systems of others, and speaks with it over HTTP as with those. */
export async function serveDemoSystems(
  app: FastifyInstance,
  { config }: Pick<AppDependencies, 'config'>,
): Promise<void> {
  const { jobsBoard, crm, content, publicUrl, secureCookies } = config;
  if (jobsBoard.isDemo) {
    const { demoJobsBoard } = await import('@cutsite/stand-ins/jobs-board');
    await app.register((board) => demoJobsBoard(board, `${publicUrl}${demoJobsPath}`), { prefix: demoJobsPath });
  }
  const { stack } = content;
  if (content.isDemo && stack !== null) {
    const { holdStack, serveStack } = await import('@cutsite/stand-ins/contentstack');
    const { webhookSecret: secret } = stack;
    const told = content.demoWebhookUrl === null || secret === null ? null : { url: content.demoWebhookUrl, secret };
    const held = holdStack({ ...stack, url: () => stack.url, told, isFilled: true });
    await app.register((system) => serveStack(system, held), { prefix: demoContentstackPath });
  }
  if (crm.isDemo) {
    const { demoCrm } = await import('@cutsite/stand-ins/crm');
    await app.register((system) => demoCrm(system, { cookie: crm.cookie, secure: secureCookies }), {
      prefix: demoCrmPath,
    });
  }
}
