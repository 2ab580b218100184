export { itemName, temperatureOf, tubeNames } from './item-name.ts';
export { checkQuantity, quantityLimits, quantityMessage } from './quantity.ts';
