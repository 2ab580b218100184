/** Where the not-found page has its own address (WB-5). */
export const notFoundPath = '/errors/HTTP404.html';

/** Nobody typed more than this, and a header has an end. */
const maxShownLength = 300;

/** Where a page leads that is not there: the not-found page, with the error and what was asked for (CT-39). */
export const notFoundAddress = (from: string): string =>
  `${notFoundPath}?error=Not+Found&from=${encodeURIComponent(from.slice(0, maxShownLength))}`;

/** Rooms of the shop: somebody is at work there, and what is not there is said in its place (ruling 51). */
const shop = ['/order', '/quote', '/checkout', '/cart', '/account', '/projects', '/requests'];

export const isInShop = (path: string): boolean =>
  shop.some((room) => path.toLowerCase() === room || path.toLowerCase().startsWith(`${room}/`));
