import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

const stages = ['subscriber', 'lead', 'opportunity', 'customer'];
/** Visitors that it remembers; the oldest is forgotten. */
const maxVisitors = 1_000;

/**
 * The marketing CRM of the demo: it remembers a stage for each token, and answers the profile of a contact by the token
 * of a cookie. `/visit?stage=customer` leaves the cookie of a new visitor and leads to the first page.
 */
export async function demoCrm(
  app: FastifyInstance,
  { cookie, secure }: { readonly cookie: string; readonly secure: boolean },
): Promise<void> {
  const stageOf = new Map<string, string>();

  app.get<{ Params: { token: string } }>('/contacts/:token/profile', async ({ params }, reply) => {
    const stage = stageOf.get(params.token);
    if (stage === undefined) return reply.code(404).send({ status: 'error', message: 'contact does not exist' });
    return { 'is-contact': true, properties: { lifecyclestage: { value: stage } } };
  });

  app.get<{ Querystring: { stage?: string } }>('/visit', async ({ query }, reply) => {
    const stage = stages.find((one) => one === query.stage) ?? 'lead';
    const token = randomBytes(16).toString('hex');
    const oldest = stageOf.keys().next();
    if (stageOf.size >= maxVisitors && !oldest.done) stageOf.delete(oldest.value);
    stageOf.set(token, stage);
    const line = `${cookie}=${token}; Path=/; Max-Age=86400; SameSite=Lax${secure ? '; Secure' : ''}`;
    return reply.header('set-cookie', line).redirect('/', 303);
  });
}
