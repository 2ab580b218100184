/** The parts of package-lock.json (version 3) that are read here; `license` is copied from each package. */
export interface Lock {
  readonly packages: Readonly<Record<string, LockedPackage>>;
}
export interface LockedPackage {
  readonly version?: string;
  readonly license?: string;
  readonly link?: boolean;
  readonly resolved?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

/** Licences that what we ship may carry: they ask for a notice at most. */
const shippable = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'CC0-1.0',
]);

/** A font is shipped as a file of its own, which is what its licence asks for. */
const fontLicence = 'OFL-1.1';
const isFont = (name: string): boolean => name.startsWith('@fontsource');

/** Packages that carry a licence in a file and name none in their package.json, as read by us. */
const readByUs: Readonly<Record<string, string>> = { 'png-js': 'MIT' };

/** Packages with another licence that are allowed by name, each for its reason. */
const allowedByName: Readonly<Record<string, { readonly licence: string; readonly reason: string }>> = {
  argparse: {
    licence: 'Python-2.0',
    reason: 'Under graphile-worker, which reads no YAML here; permissive, asks for its notice in copies of the source.',
  },
  '@img/sharp-*': {
    licence: 'LGPL-3.0-or-later',
    reason: 'libvips, under sharp: unmodified, a library file of its own that anybody can exchange.',
  },
};

/** The row of a package: under its name, or with others of its family under one. */
const rowOf = (name: string) => allowedByName[name.startsWith('@img/sharp-') ? '@img/sharp-*' : name];

/** Workspaces that never ship: only tests, journeys and measurements use them. */
const stayAtHome = new Set(['packages/test-support', 'e2e', 'bench']);

/** `(A AND B) OR C` → whether one of the alternatives is allowed whole. */
function isAllowed(expression: string, name: string): boolean {
  const single = (licence: string): boolean =>
    shippable.has(licence) || (licence === fontLicence && isFont(name)) || rowOf(name)?.licence === licence;
  const plain = expression.replaceAll(/[()]/g, ' ');
  return plain.split(/\sOR\s/).some((either) => either.split(/\sAND\s/).every((each) => single(each.trim())));
}

/** Where `name` is found from `place`: in its own node_modules, or in one further up. */
function locate(lock: Lock, place: string, name: string): string | null {
  for (let from = place; ; from = from.replace(/(^|\/)[^/]+$/, '')) {
    const path = from === '' ? `node_modules/${name}` : `${from}/node_modules/${name}`;
    if (path in lock.packages) return path;
    if (from === '') return null;
  }
}

/** Places in the lock of everything that the shipped workspaces, and the root's own dependencies, bring along. */
export function shippedPackages(lock: Lock): string[] {
  const workspaces = Object.keys(lock.packages).filter((place) => /^(packages|apps)\/[^/]+$/.test(place));
  const waiting = ['', ...workspaces.filter((place) => !stayAtHome.has(place))];
  const seen = new Set(waiting);
  for (let place = waiting.pop(); place !== undefined; place = waiting.pop()) {
    const { dependencies, optionalDependencies, peerDependencies } = lock.packages[place] ?? {};
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })) {
      const found = locate(lock, place, name);
      const target = found !== null && lock.packages[found]?.link ? (lock.packages[found].resolved ?? found) : found;
      if (target === null || seen.has(target)) continue;
      seen.add(target);
      waiting.push(target);
    }
  }
  return [...seen].filter((place) => place.includes('node_modules/')).sort();
}

/** Shipped packages whose licence is not on the list, or that name none. */
export function findLicenceFaults(lock: Lock): string[] {
  return shippedPackages(lock).flatMap((place) => {
    const name = place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const license = lock.packages[place]?.license ?? readByUs[name];
    if (license !== undefined && isAllowed(license, name)) return [];
    return [`${name}: ${license ?? 'names no licence'}`];
  });
}
