export { aBrowser, type Browser } from './a-browser.ts';
export { startTestService, type TestService } from './start-test-service.ts';
