import { EveryProductPage } from '../builder/projects/every-product-page.tsx';
import { projectsOfProduct } from '../builder/projects/projects-of-product.tsx';
import { cellsProjects } from '../features/cell-library/draft/cells-drafts.ts';
import { cellsListing } from '../features/cell-library/draft/cells-listing.ts';
import { expressProjects } from '../features/express-knockout/draft/express-drafts.ts';
import { expressListing } from '../features/express-knockout/draft/express-listing.ts';
import { libraryProjects } from '../features/gene-library/draft/library-drafts.ts';
import { libraryListing } from '../features/gene-library/draft/library-listing.ts';
import { guideRnaProjects } from '../features/guide-rna/draft/guide-rna-drafts.ts';
import { guideRnaListing } from '../features/guide-rna/projects/guide-rna-listing.ts';
import { knockoutProjects } from '../features/knockout-cells/draft/knockout-drafts.ts';
import { knockoutListing } from '../features/knockout-cells/draft/knockout-listing.ts';
import { useGoTo } from '../platform/loading/go-to.ts';

export const meta = () => [
  { title: 'Projects · Cutsite' },
  { name: 'description', content: 'What you build, of every product: open, copy or take it along as a file.' },
];

/** The products whose projects are kept, in the order of the page; a new one is a new row. */
const products = [
  projectsOfProduct('Guide RNA', guideRnaProjects, guideRnaListing),
  projectsOfProduct('Gene libraries', libraryProjects, libraryListing),
  projectsOfProduct('Engineered cell libraries', cellsProjects, cellsListing),
  projectsOfProduct('Express knockout', expressProjects, expressListing),
  projectsOfProduct('Knockout cells', knockoutProjects, knockoutListing),
] as const;

export default function Projects() {
  return <EveryProductPage products={products} goTo={useGoTo()} />;
}
