import {
  type FormRefusal,
  isSiteForm,
  keepsWhatWasTyped,
  type RefusedForm,
  type SiteForm,
  siteForms,
  trapField,
} from '@cutsite/domain/site-form';
import { checkOrigin, type HttpSettings } from '@cutsite/service-base/http';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { notFoundRedirect } from '../published/index.ts';
import { isPublished } from './form-answer.repository.ts';
import { type FormDependencies, takeForm } from './take-form.ts';

/** Set to `1` in the browser of somebody who agreed in a form that the provider may write. */
export const newsConsentCookie = 'agreed-to-news';

const halfAYear = 183 * 24 * 60 * 60;

const consentLine = ({ secureCookies }: Pick<HttpSettings, 'secureCookies'>): string =>
  `${newsConsentCookie}=1; Path=/; Max-Age=${halfAYear}; SameSite=Lax${secureCookies ? '; Secure' : ''}`;

const noSuchForm = `${notFoundRedirect.to}?${new URLSearchParams({ error: notFoundRedirect.error }).toString()}`;

/**
 * Answers a form that was not taken with its page, what was typed in its fields; null: the pages are not there yet. The
 * answer is for its sender alone, and kept nowhere.
 */
export type AnswerRefusedForm = (reply: FastifyReply, refused: RefusedForm) => Promise<FastifyReply> | null;

/** No form holds so much. */
const maxBytes = 64 * 1024;
const maxFields = 100;

/**
 * Takes forms as a browser sends them by itself, so that they work without a script. The pages are the same for
 * everybody and hold no token: what is sent is taken from pages of this site alone, by what the browser says of it, and
 * no cookie is read, so that a stranger's page can do nothing in somebody's name. Each is answered by a page: one that
 * can be sent again by its own with what was typed, where there are pages, and else by the address of one.
 */
export function serveForms(
  app: FastifyInstance,
  dependencies: FormDependencies & {
    readonly settings: Pick<HttpSettings, 'publicOrigin' | 'acceptOwnHost' | 'secureCookies'>;
    readonly answerRefused: AnswerRefusedForm | null;
  },
): void {
  void app.register(async (forms) => {
    forms.removeAllContentTypeParsers();
    forms.addContentTypeParser<string>(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: maxBytes },
      (_request, text, done) => done(null, text),
    );
    forms.post<{ Params: { form: string }; Body: string | undefined }>('/forms/:form', async (request, reply) => {
      const name = request.params.form;
      if (!isSiteForm(name)) return leadTo(reply, noSuchForm);
      const given = new URLSearchParams(request.body ?? '');
      const page = given.get('page') ?? '/';
      const back = (why: FormRefusal, fields: readonly string[] = []) =>
        leadTo(reply, `/forms/${name}?${new URLSearchParams({ why, fields: fields.join(','), page }).toString()}`);
      if (checkOrigin(request, dependencies.settings) !== null) return back('elsewhere');
      const fields = fieldsOf(given);
      const outcome = await takeForm(dependencies, {
        name,
        page,
        from: request.ip,
        trap: given.get(trapField) ?? '',
        fields,
      });
      if (outcome.kind === 'refused') {
        const { why } = outcome;
        const answer = keepsWhatWasTyped(why) ? dependencies.answerRefused?.(reply, { name, why, fields, page }) : null;
        return answer ?? back(why, outcome.fields);
      }
      // The island of the calls to action reads it, so that nobody is asked about who did not agree.
      if (outcome.agrees) void reply.header('set-cookie', consentLine(dependencies.settings));
      const { thanks }: SiteForm = siteForms[name];
      return leadTo(reply, (await standsAt(dependencies, thanks)) ? thanks : `/forms/${name}?why=sent`);
    });
  });
}

/** The page of thanks for events stands without an entry, too. */
async function standsAt({ pool }: FormDependencies, thanks: string): Promise<boolean> {
  return thanks === siteForms['event-registration'].thanks || isPublished(pool, thanks);
}

function fieldsOf(given: URLSearchParams): Record<string, string[]> {
  const fields = new Map<string, string[]>();
  for (const [field, value] of [...given].slice(0, maxFields)) fields.set(field, [...(fields.get(field) ?? []), value]);
  return Object.fromEntries(fields);
}

/** The page that follows is asked for by GET, so that a reload sends nothing again. */
function leadTo(reply: FastifyReply, to: string): FastifyReply {
  return reply.headers(reply.server.apiHeaders).redirect(to, 303);
}
