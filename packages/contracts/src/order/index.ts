export { addToCart, getOrderedItem, getOrderItem, replaceOrderedItem } from './endpoints.ts';
