import { aBrowser, type Browser, startTestService, type TestService } from '@cutsite/test-support/service';
import { afterEach, beforeEach } from 'vitest';
import { ada, adasSignIn } from './a-registration.cases.ts';

type Settings = Readonly<Record<string, string>>;

/** A service in which Ada is registered. Its clock stands until a test sets `time`. */
interface AdasService {
  service: TestService;
  time: number;
  /** The same with other settings, and with nothing of before. */
  restart: (env: Settings) => Promise<void>;
  /** Ada's browser, in which she is signed in. */
  signedIn: () => Promise<Browser>;
  /** The token of the last mail to an address that asks for its confirmation. */
  verificationToken: (recipient: string) => Promise<string | undefined>;
}

/** Starts one before each test of a file, and stops it afterwards. */
export function adasService(): AdasService {
  const start = async (env: Settings = {}): Promise<TestService> => {
    const service = await startTestService({ env, clock: { now: () => new Date(at.time) } });
    await (await aBrowser(service.app)).post('/account/create-new-user', ada);
    return service;
  };
  const at: AdasService = {
    // Before each test there is one.
    service: undefined as unknown as TestService,
    time: 0,
    restart: async (env) => {
      await at.service.stop();
      at.service = await start(env);
    },
    signedIn: async () => {
      const browser = await aBrowser(at.service.app);
      await browser.post('/account/api-login', adasSignIn, { 'user-agent': 'Chromium on a bench' });
      return browser;
    },
    verificationToken: async (recipient) => {
      const { rows } = await at.service.pool.query<{ body_text: string }>(
        'select body_text from outbox_mail where recipient = $1 order by id',
        [recipient],
      );
      return /verify-email\?token=([\w-]+)/.exec(rows.at(-1)?.body_text ?? '')?.[1];
    },
  };
  beforeEach(async () => {
    at.time = Date.UTC(2026, 10, 1, 12);
    at.service = await start();
  });
  afterEach(() => at.service.stop());
  return at;
}
