export { type FakeCardNetworkOptions, fakeCardNetwork } from './fake-card-network.ts';
