import { Hero } from './hero/hero.tsx';
import { ProductCards } from './products/product-cards.tsx';
import { ThreeThings } from './promises/three-things.tsx';

/** The first page: what the store is for, what can be ordered, and what it shows before anybody pays. */
export function HomePage() {
  return (
    <>
      <Hero />
      <ProductCards />
      <ThreeThings />
    </>
  );
}
