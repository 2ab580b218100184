import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';

/** A visitor with a cookie jar, who sends the CSRF header as the site's own pages do. */
export interface Browser {
  readonly get: (url: string, headers?: Readonly<Record<string, string>>) => Promise<LightMyRequestResponse>;
  readonly post: (
    url: string,
    body?: object,
    headers?: Readonly<Record<string, string>>,
  ) => Promise<LightMyRequestResponse>;
  /** Name and value of each cookie it holds. */
  readonly cookies: Map<string, string>;
}

/** Opens a browser that has visited the site once, and so holds a CSRF token. */
export async function aBrowser(app: FastifyInstance, remoteAddress = '127.0.0.1'): Promise<Browser> {
  const cookies = new Map<string, string>();
  const send = async (options: InjectOptions): Promise<LightMyRequestResponse> => {
    const answer = await app.inject({
      remoteAddress,
      cookies: Object.fromEntries(cookies),
      ...options,
      headers: { 'x-csrftoken': cookies.get('csrftoken') ?? '', ...options.headers },
    });
    for (const { name, value } of answer.cookies) cookies.set(name, value);
    return answer;
  };
  const browser: Browser = {
    cookies,
    get: (url, headers = {}) => send({ method: 'GET', url, headers }),
    post: (url, body, headers = {}) => send({ method: 'POST', url, headers, ...(body ? { payload: body } : {}) }),
  };
  await browser.get('/api/users/me/');
  return browser;
}
