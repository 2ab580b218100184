import { expect, test } from 'vitest';
import { withoutImports } from './trim-manifest.ts';

test('the list of routes goes to browsers without what each route imports (promise P7)', () => {
  const written =
    'window.__reactRouterManifest={"entry":{"module":"/a.js","imports":["/f.js"]},' +
    '"routes":{"root":{"id":"root","hasLoader":true,"module":"/r.js","imports":["/f.js","/k.js"],"css":["/s.css"]}},"url":"/m.js"};';
  expect(withoutImports(written)).toBe(
    'window.__reactRouterManifest={"entry":{"module":"/a.js","imports":["/f.js"]},' +
      '"routes":{"root":{"id":"root","hasLoader":true,"module":"/r.js","css":["/s.css"]}},"url":"/m.js"};',
  );
});

test('another form of the file stops the build', () => {
  expect(() => withoutImports('export default {}')).toThrow('not written as expected');
});
