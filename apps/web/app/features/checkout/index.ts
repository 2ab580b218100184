export { CheckoutScreen, type CheckoutScreenProps } from './checkout-screen.tsx';
