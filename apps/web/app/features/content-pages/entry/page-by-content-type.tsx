import type { ContentTypeName, ShownEntry, ShownEntryOf } from '@cutsite/content/type';
import type { ComponentType } from 'react';
import { CostCalculatorPage } from '../calculator/cost-calculator-page.tsx';
import { PageAddress } from '../forms/page-address.ts';
import { PageHead } from '../parts/page-head.tsx';
import { PricingPage } from '../prices/pricing-page.tsx';
import { ProductPage } from '../product/product-page.tsx';
import { BlockPage } from './block-pages.tsx';
import { EventPage, PodcastEpisodePage } from './event-pages.tsx';
import { LegalPage } from './legal-page.tsx';
import { AuthorPage, GuideChapterPage, GuideHomePage, HelpCategoryPage, PressLandingPage } from './listing-pages.tsx';
import { BlogPostPage, HelpArticlePage, PressReleasePage, ResourcePage } from './reading-pages.tsx';

type Pages = { readonly [T in ContentTypeName]: ComponentType<{ readonly entry: ShownEntryOf<T> }> };

/** Entries that have no page of their own: never asked for by an address, and drawn by their title all the same. */
function Pageless({ entry }: { readonly entry: { readonly title: string } }) {
  return <PageHead title={entry.title} />;
}

/** The page of each type. A type without one is a fault of the compiler. */
const pageByContentType: Pages = {
  blog_post: BlogPostPage,
  author: AuthorPage,
  blog_category: Pageless,
  tag: Pageless,
  help_article: HelpArticlePage,
  help_category: HelpCategoryPage,
  press_release_page: PressReleasePage,
  press_news: Pageless,
  podcast_episode: PodcastEpisodePage,
  event: EventPage,
  resource: ResourcePage,
  publication: Pageless,
  guide_chapter: GuideChapterPage,
  legal: LegalPage,
  team_member: Pageless,
  guided_edit_question: Pageless,
  guided_edit_destination: Pageless,
  pricing: PricingPage,
  cost_calculator: CostCalculatorPage,
  product: ProductPage,
  enhanced_product: ProductPage,
  product_family: BlockPage,
  application_detail: BlockPage,
  workflow: BlockPage,
  case_study: BlockPage,
  offer: BlockPage,
  experience: BlockPage,
  collection: BlockPage,
  landing: BlockPage,
  home: BlockPage,
  hub: BlockPage,
  platform: BlockPage,
  guide_home: GuideHomePage,
  press_landing: PressLandingPage,
  contact_landing: BlockPage,
  thank_you: BlockPage,
  survey: BlockPage,
  company: BlockPage,
  customers: BlockPage,
};

/** A published entry as its page. */
export function EntryPage({ entry }: { readonly entry: ShownEntry }) {
  const Page = pageByContentType[entry.type] as ComponentType<{ entry: ShownEntry }>;
  return (
    <PageAddress value={entry.url ?? '/'}>
      <Page entry={entry} />
    </PageAddress>
  );
}
