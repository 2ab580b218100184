export { demoCardPath } from './card-settings.ts';
export type { CardSettings, Config, ConfigFault, LogLevel, MailSettings, Mode, TrustProxy } from './config.ts';
export { demoContentstackPath } from './contentstack-settings.ts';
export { demoCrmPath, demoJobsPath } from './outside-settings.ts';
export { parseConfig } from './parse-config.ts';
export { readProviderFile } from './provider-file.ts';
export type { RateLimitName, RateLimits } from './rate-limits.ts';
export { formatShippingFile, parseShippingFile } from './shipping-file.ts';
