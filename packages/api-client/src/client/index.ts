export { type CallInput, type CallResult, type Client, type ClientOptions, createClient } from './create-client.ts';
