export { demoCrm } from './demo-crm.ts';
