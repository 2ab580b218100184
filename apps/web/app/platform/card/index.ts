export type { ConfirmCard } from './card-entry.ts';
export { type CardNetwork, cardFieldsOf } from './card-network.ts';
export type { NetworkAnswer } from './network-answer.ts';
export { showCard } from './show-card.ts';
export { useCardEntry } from './use-card-entry.ts';
