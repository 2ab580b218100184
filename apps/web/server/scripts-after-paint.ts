import { startAgainScript } from '../app/platform/boot/start-again-script.ts';

/** React Router's hints to load the scripts of a page early, as `<Scripts>` writes them. */
const HINT_START = '<link rel="modulepreload"';
const HINT = /<link rel="modulepreload" href="([^"]+)"\/>/g;
/** Its start of the application: an inline module that imports the routes of the page, and last the entry. */
const START = /(<script type="module" async="">)([\s\S]*?)(<\/script>)/;
const IMPORT_ALL = /^\s*import \* as (\w+) from ("[^"]+");/gm;
const IMPORT_FOR_EFFECT = /^\s*import ("[^"]+");?$/gm;
const ENTRY = /^import\("([^"]+)"\);?\s*$/m;

/**
 * Lets the scripts of a finished page begin after its first paint. On a slow line they are most of the bytes, and would
 * take the line from the style sheets and the font that the page is drawn with. A page that is not shown, such as one
 * in a tab behind, is not painted and begins at once. Where one does not come, the page starts again. A page without an
 * application, such as one of content, stays as it is.
 * @throws Error when React Router starts applications in another way than this knows
 */
export function scriptsAfterPaint(html: string): string {
  if (!html.includes(HINT_START)) return html;
  const hints = [...html.matchAll(HINT)].map(([, href]) => href as string);
  const start = START.exec(html)?.[2] ?? '';
  const entry = ENTRY.exec(start)?.[1];
  const awaited = start
    .replaceAll(IMPORT_ALL, '\nconst $1 = await import($2);')
    .replaceAll(IMPORT_FOR_EFFECT, '\nawait import($1);')
    .replace(ENTRY, (call) => `await ${call}`);
  if (entry === undefined || awaited === start || /^\s*import\s/m.test(awaited))
    throw new Error('the start of the application is not written as React Router used to write it');
  return html
    .replaceAll(HINT, '')
    .replace(START, (_all, open, _start, close) => `${open}${afterPaint(hints, entry, awaited)}${close}`);
}

/**
 * Waits for the first paint and asks for all files at once. They then run one by one, what others build on first: hints
 * name a file before what it imports. In one piece they would hold up a slow phone for a tenth of a second and more.
 */
const afterPaint = (hints: readonly string[], entry: string, start: string): string =>
  `await new Promise((painted) => {
  if (document.visibilityState === 'hidden' || !PerformanceObserver.supportedEntryTypes.includes('paint')) return painted();
  new PerformanceObserver(painted).observe({ type: 'paint', buffered: true });
  document.addEventListener('visibilitychange', painted, { once: true });
});
const files = ${JSON.stringify(hints)};
for (const href of files) document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
let isLeft = false;
const leaves = () => { isLeft = true; };
addEventListener('beforeunload', leaves);
try {
for (const file of files.reverse()) if (file !== ${JSON.stringify(entry)}) await import(file);${start}} catch (failure) {${startAgainScript}
}
removeEventListener('beforeunload', leaves);`;
