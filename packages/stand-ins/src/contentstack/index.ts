export { type DemoStack, type HeldStack, holdStack, serveStack } from './demo-contentstack.ts';
export { signatureOf } from './tell-changes.ts';
