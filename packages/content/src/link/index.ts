export { isAllowedLink, isOnSite, isPageUrl, slugOf, slugPattern, urlKey } from './link.ts';
