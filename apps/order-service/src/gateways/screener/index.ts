export { fakeScreener } from './fake-screener.ts';
export { listScreener } from './list-screener.ts';
export type { OrderToScreen, ScreenerPort, ScreeningReport } from './port.ts';
