export { isAllowedLink, isOnSite, isPageUrl, slugOf, slugPattern, urlKey } from './link.ts';
export { standingPages } from './standing-pages.table.ts';
