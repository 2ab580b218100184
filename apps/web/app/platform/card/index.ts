export { CardFields, noCard } from './card-fields.tsx';
export { type Card, readCard } from './card-rules.ts';
export type { NetworkAnswer } from './confirm-at-network.ts';
export { type OpenedIntent, showCard } from './show-card.ts';
