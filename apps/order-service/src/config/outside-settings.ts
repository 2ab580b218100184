import type { Config, Mode } from './config.ts';
import type { SettingReader } from './setting-readers.ts';

/** Where the store itself serves the board and the CRM of the demo. */
export const demoJobsPath = '/demo/jobs-board';
export const demoCrmPath = '/demo/crm';

const web = ['https://', 'http://'] as const;

/**
 * Systems of others that the site asks. A demo asks its own.
 *
 * @param ownUrl where this process can be reached on this machine
 */
export function outsideSettings(read: SettingReader, mode: Mode, ownUrl: string): Pick<Config, 'jobsBoard' | 'crm'> {
  const isDemo = mode === 'demo';
  const jobsUrl = read.url('JOBS_BOARD_URL', web);
  const crmUrl = read.parsed('CRM_URL', profileAddress, 'a URL that has {token} where the token of a visitor belongs');
  const cookie = read.parsed(
    'CRM_COOKIE',
    (text) => (/^[\w-]{1,60}$/.test(text) ? text : null),
    'the name of a cookie',
  );
  return {
    jobsBoard: {
      url: jobsUrl ?? (isDemo ? `${ownUrl}${demoJobsPath}/jobs?content=true` : null),
      isDemo: isDemo && jobsUrl === null,
    },
    crm: {
      url: crmUrl ?? (isDemo ? `${ownUrl}${demoCrmPath}/contacts/{token}/profile` : null),
      cookie: cookie ?? 'hubspotutk',
      isDemo: isDemo && crmUrl === null,
    },
  };
}

const profileAddress = (text: string): string | null =>
  web.some((protocol) => text.startsWith(protocol)) && URL.canParse(text) && text.split('{token}').length === 2
    ? text
    : null;
