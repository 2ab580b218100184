export { canUsePasskeys, createPasskey, givePasskey } from './browser-passkey.ts';
