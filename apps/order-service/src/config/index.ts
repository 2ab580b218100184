export type { Config, ConfigFault, LogLevel, MailSettings, Mode, TrustProxy } from './config.ts';
export { parseConfig } from './parse-config.ts';
export type { RateLimit, RateLimitName, RateLimits } from './rate-limits.ts';
