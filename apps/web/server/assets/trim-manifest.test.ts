import { expect, test } from 'vitest';
import { trimmedManifest } from './trim-manifest.ts';

test('the list of routes goes to browsers without what each route imports (promise P7)', () => {
  const written =
    'window.__reactRouterManifest={"entry":{"module":"/a.js","imports":["/f.js"]},' +
    '"routes":{"root":{"id":"root","hasLoader":true,"module":"/r.js","imports":["/f.js","/k.js"],"css":["/s.css"]}},"url":"/m.js"};';
  expect(trimmedManifest(written)).toBe(
    'window.__reactRouterManifest={"entry":{"module":"/a.js","imports":["/f.js"]},' +
      '"routes":{"root":{"id":"root","hasLoader":true,"module":"/r.js","css":["/s.css"]}},"url":"/m.js"};',
  );
});

test('another form of the file stops the build', () => {
  expect(() => trimmedManifest('export default {}')).toThrow('not written as expected');
});

test('a style sheet of every page has its plain address, so that no part loaded later links it again', () => {
  const written =
    'window.__reactRouterManifest={"routes":{"root":{"id":"root","css":["/site.css#"]},' +
    '"cart":{"id":"cart","css":["/site.css#","/desk.css#"]}}};';
  expect(trimmedManifest(written)).toBe(
    'window.__reactRouterManifest={"routes":{"root":{"id":"root","css":["/site.css"]},' +
      '"cart":{"id":"cart","css":["/site.css","/desk.css#"]}}};',
  );
});
