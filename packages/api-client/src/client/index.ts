export {
  type CallInput,
  type CallResult,
  type Client,
  type ClientOptions,
  createClient,
  type FileToSend,
} from './create-client.ts';
