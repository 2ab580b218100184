export { startTestService, type TestService } from './start-test-service.ts';
