/** A built site in small: five routes, and a renderer that says which URL it was given and how often it ran. */
export const serverBundle = `
let renders = 0;
export const assets = { version: 'v7', routes: {} };
const page = (id, path, handle, index) => ({ id, path, index, parentId: 'root', module: { handle } });
export const routes = {
  root: { id: 'root', path: '', module: {} },
  home: page('home', undefined, { hydrate: false }, true),
  help: page('help', 'help', {}),
  pay: page('pay', 'pay', { policy: 'cards' }),
  blog: page('blog', 'blog', { searchParams: ['tag'] }),
  broken: page('broken', 'broken', {}),
  passing: page('passing', 'passing', {}),
  elsewhere: page('elsewhere', 'elsewhere', {}),
  outbox: page('outbox', 'demo/outbox', {}),
  known: page('known', 'known', {}),
  shelf: page('shelf', 'shelves/:slug', { smallLetters: true }),
  'not-found-page': page('not-found-page', 'errors/HTTP404.html', { status: 404 }),
  'not-found': page('not-found', '*', { status: 404 }),
};
const createRequestHandler = () => async (request, context) => {
  const { pathname, search } = new URL(request.url);
  renders += 1;
  if (pathname === '/elsewhere') return new Response(null, { status: 302, headers: { location: '/help' } });
  return new Response('<script>go()</script>' + pathname + search + ' #' + renders + (pathname === '/known' ? JSON.stringify(await context.distributors()) : ''), { status: pathname === '/broken' ? 500 : 200, headers: pathname === '/passing' ? { 'cache-control': 'no-store' } : {} });
};
const matchRoutes = (all, path) => {
  const found = all.find((route) => new RegExp('^/' + (route.index ? '' : route.path.replace('*', '[*]').replaceAll(/:[a-z]+/g, '[^/]+')) + '$', 'i').test(path)) ?? all.find((route) => route.path === '*');
  return [{ route: found }];
};
const contextWith = (data) => data;
export const entry = { module: { createRequestHandler, matchRoutes, contextWith } };
`;
