export { ConfirmScreen } from './confirm/confirm-screen.tsx';
export { PaymentPanel } from './payment-panel.tsx';
