import { HomePage } from '../features/home/home-page.tsx';
import type { PageHandle } from '../platform/page-handle.ts';

export const handle: PageHandle = { hydrate: false, monoFont: true, navigation: 'colour', footer: 'standard' };

export const meta = () => [
  { title: 'Cutsite: guide RNA in plates and tubes' },
  {
    name: 'description',
    content: 'Order custom guide RNA. Every target is checked for PAM, T, length and name before it is made.',
  },
];

export default function Home() {
  return <HomePage />;
}
