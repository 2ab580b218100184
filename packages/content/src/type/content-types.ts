import { blockPages } from './block-pages.ts';
import type { ContentType } from './content-type.ts';
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
  author,
  blog_category: blogCategory,
  tag,
  help_article: helpArticle,
  help_category: helpCategory,
  press_release_page: pressReleasePage,
  press_news: pressNews,
  podcast_episode: podcastEpisode,
  event,
  resource,
  publication,
  guide_chapter: guideChapter,
  legal,
  team_member: teamMember,
  guided_edit_question: guidedEditQuestion,
  guided_edit_destination: guidedEditDestination,
  pricing,
  cost_calculator: costCalculator,
  product,
  enhanced_product: enhancedProduct,
  product_family: productFamily,
  application_detail: applicationDetail,
  workflow,
  case_study: caseStudy,
  offer,
  experience,
  collection,
  ...blockPages,
} as const satisfies { readonly [N in string]: ContentType & { readonly name: N } };
