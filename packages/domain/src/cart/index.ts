export { itemName, temperatureOf, tubeNames } from './item-name.ts';
export { checkQuantity, noRoomMessage, quantityLimits, quantityMessage } from './quantity.ts';
