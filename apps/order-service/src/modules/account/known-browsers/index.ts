export { forgetKnownBrowsers, isKnownBrowser, rememberBrowser } from './known-browser.repository.ts';
