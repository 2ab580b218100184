import { DistributorsPage } from '../features/distributors/index.ts';

export const meta = () => [
  { title: 'Distributors · Cutsite' },
  { name: 'description', content: 'Companies that order from us for laboratories in their countries.' },
];

export default function Distributors() {
  return <DistributorsPage />;
}
