export { aCustomer, type Customer, type CustomerOptions } from './a-customer.ts';
