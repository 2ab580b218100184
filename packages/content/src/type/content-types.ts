import type { ContentType } from './content-type.ts';
import { company } from './pages/company.ts';
import { contactLanding } from './pages/contact-landing.ts';
import { customers } from './pages/customers.ts';
import { guideHome } from './pages/guide-home.ts';
import { home } from './pages/home.ts';
import { hub } from './pages/hub.ts';
import { landing } from './pages/landing.ts';
import { platform } from './pages/platform.ts';
import { pressLanding } from './pages/press-landing.ts';
import { survey } from './pages/survey.ts';
import { thankYou } from './pages/thank-you.ts';
import { author } from './reading/author.ts';
import { blogCategory } from './reading/blog-category.ts';
import { blogPost } from './reading/blog-post.ts';
import { event } from './reading/event.ts';
import { guideChapter } from './reading/guide-chapter.ts';
import { guidedEditDestination } from './reading/guided-edit-destination.ts';
import { guidedEditQuestion } from './reading/guided-edit-question.ts';
import { helpArticle } from './reading/help-article.ts';
import { helpCategory } from './reading/help-category.ts';
import { legal } from './reading/legal.ts';
import { podcastEpisode } from './reading/podcast-episode.ts';
import { pressNews } from './reading/press-news.ts';
import { pressReleasePage } from './reading/press-release-page.ts';
import { publication } from './reading/publication.ts';
import { resource } from './reading/resource.ts';
import { tag } from './reading/tag.ts';
import { teamMember } from './reading/team-member.ts';
import { applicationDetail } from './selling/application-detail.ts';
import { caseStudy } from './selling/case-study.ts';
import { collection } from './selling/collection.ts';
import { costCalculator } from './selling/cost-calculator.ts';
import { enhancedProduct } from './selling/enhanced-product.ts';
import { experience } from './selling/experience.ts';
import { offer } from './selling/offer.ts';
import { pricing } from './selling/pricing.ts';
import { product } from './selling/product.ts';
import { productFamily } from './selling/product-family.ts';
import { workflow } from './selling/workflow.ts';

/**
 * Every type of content, in the order of the editor's list. A new one is a file beside these and a row here
 * (docs/adding/a-content-type.md).
 */
export const contentTypes = {
  blog_post: blogPost,
  author: author,
  blog_category: blogCategory,
  tag: tag,
  help_article: helpArticle,
  help_category: helpCategory,
  press_release_page: pressReleasePage,
  press_news: pressNews,
  podcast_episode: podcastEpisode,
  event: event,
  resource: resource,
  publication: publication,
  guide_chapter: guideChapter,
  legal: legal,
  team_member: teamMember,
  guided_edit_question: guidedEditQuestion,
  guided_edit_destination: guidedEditDestination,
  pricing: pricing,
  cost_calculator: costCalculator,
  product: product,
  enhanced_product: enhancedProduct,
  product_family: productFamily,
  application_detail: applicationDetail,
  workflow: workflow,
  case_study: caseStudy,
  offer: offer,
  experience: experience,
  collection: collection,
  landing: landing,
  home: home,
  hub: hub,
  platform: platform,
  guide_home: guideHome,
  press_landing: pressLanding,
  contact_landing: contactLanding,
  thank_you: thankYou,
  survey: survey,
  company: company,
  customers: customers,
} as const satisfies { readonly [N in string]: ContentType & { readonly name: N } };
