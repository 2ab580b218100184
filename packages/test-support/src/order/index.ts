export { anAddress, orderContents } from './order-contents.ts';
