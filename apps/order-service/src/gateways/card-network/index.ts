export { type CardNetwork, CardNetworkAway, type IntentStatus, type NetworkIntent } from './port.ts';
export { stripeNetwork } from './stripe/stripe-network.ts';
