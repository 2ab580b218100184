/**
 * The grade of one response, after the published method of the HTTP Observatory: a base of 100, deductions, then
 * bonuses from 90 up.
 */
export interface SecurityScore {
  readonly score: number;
  /** What was deducted or added, one line each. */
  readonly reasons: readonly string[];
}

interface Rule {
  readonly points: number;
  readonly reason: string;
  applies(page: ScoredPage): boolean;
}

interface ScoredPage {
  header(name: string): string;
  directive(name: string): string[];
  readonly html: string;
}

const DEDUCTIONS: readonly Rule[] = [
  {
    points: -25,
    reason: 'no Content-Security-Policy',
    applies: (page) => page.header('content-security-policy') === '',
  },
  {
    points: -20,
    reason: "'unsafe-inline' or 'unsafe-eval' for scripts",
    applies: (page) => allowsUnsafe(page, 'script-src'),
  },
  { points: -10, reason: "'unsafe-inline' for styles", applies: (page) => allowsUnsafe(page, 'style-src') },
  { points: -20, reason: 'scripts from anywhere', applies: (page) => page.directive('script-src').some(isWide) },
  {
    points: -20,
    reason: 'may be framed',
    applies: (page) => page.directive('frame-ancestors').join() !== "'none'" && !isPreview(page),
  },
  { points: -5, reason: 'a draft, framed by this site alone', applies: isPreview },
  { points: -5, reason: 'no nosniff', applies: (page) => page.header('x-content-type-options') !== 'nosniff' },
  { points: -10, reason: 'inline style in the HTML', applies: (page) => /<style\b|\sstyle="/.test(page.html) },
  { points: -10, reason: 'inline event handler in the HTML', applies: (page) => /<[^>]+\son[a-z]+="/.test(page.html) },
  {
    points: -20,
    reason: 'a script or style of another site',
    // A canonical address and a feed are named, not loaded.
    applies: (page) =>
      /<script\b[^>]+src="(?:https?:)?\/\//.test(page.html) ||
      /<link\b(?![^>]*\brel="(?:canonical|alternate)")[^>]+href="(?:https?:)?\/\//.test(page.html),
  },
];

const BONUSES: readonly Rule[] = [
  { points: 10, reason: "default-src 'none'", applies: (page) => page.directive('default-src').join() === "'none'" },
  {
    points: 5,
    reason: 'framing refused by the policy',
    applies: (page) => page.directive('frame-ancestors').join() === "'none'",
  },
  { points: 5, reason: 'HSTS for at least half a year', applies: (page) => hstsSeconds(page) >= 15_768_000 },
  {
    points: 5,
    reason: 'private Referrer-Policy',
    applies: (page) => PRIVATE_REFERRERS.has(page.header('referrer-policy')),
  },
  {
    points: 10,
    reason: 'Cross-Origin-Resource-Policy',
    applies: (page) => page.header('cross-origin-resource-policy') === 'same-origin',
  },
];

/** A draft in the content office: framed by this site alone, kept nowhere, found by nobody. */
function isPreview(page: ScoredPage): boolean {
  return (
    page.directive('frame-ancestors').join() === "'self'" &&
    page.header('cache-control') === 'no-store' &&
    page.header('x-robots-tag') === 'noindex'
  );
}

const PRIVATE_REFERRERS = new Set(['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin']);

/** Scores the headers and the HTML of one page. 100 and more is A+; promise F7 asks for 110 on every page type. */
export function scoreSecurityHeaders(headers: Record<string, string>, html: string): SecurityScore {
  const policy = new Map(
    (headers['content-security-policy'] ?? '').split(';').map((directive) => {
      const [name = '', ...values] = directive.trim().split(/\s+/);
      return [name, values];
    }),
  );
  const page: ScoredPage = {
    header: (name) => headers[name] ?? '',
    directive: (name) => policy.get(name) ?? [],
    html,
  };
  const lost = DEDUCTIONS.filter((rule) => rule.applies(page));
  const base = lost.reduce((sum, rule) => sum + rule.points, 100);
  const gained = base >= 90 ? BONUSES.filter((rule) => rule.applies(page)) : [];
  return {
    score: gained.reduce((sum, rule) => sum + rule.points, base),
    reasons: [...lost, ...gained].map((rule) => `${rule.points > 0 ? '+' : ''}${rule.points} ${rule.reason}`),
  };
}

function allowsUnsafe(page: ScoredPage, name: string): boolean {
  return page.directive(name).some((source) => source.startsWith("'unsafe-"));
}

function isWide(source: string): boolean {
  return source === '*' || source === 'https:' || source === 'http:' || source === 'data:';
}

function hstsSeconds(page: ScoredPage): number {
  return Number(/max-age=(\d+)/.exec(page.header('strict-transport-security'))?.[1] ?? 0);
}
