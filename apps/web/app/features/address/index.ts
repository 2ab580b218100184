export { AddressesPage, type AddressesPageProps } from './addresses-page.tsx';
