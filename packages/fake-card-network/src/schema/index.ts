export { fakeCardSchema, migrateFakeCardNetwork, readFakeCardMigrations } from './migrate-fake-card-network.ts';
