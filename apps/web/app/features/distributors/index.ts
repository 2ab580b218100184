export { DistributorsPage } from './distributors-page.tsx';
