export { isAllowedLink, isOnSite, isPageUrl, slugOf, slugPattern, urlKey } from './link.ts';
export { isOwnPage, standingPages } from './standing-pages.table.ts';
