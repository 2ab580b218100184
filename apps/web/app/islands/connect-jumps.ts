/** A part counts as read when its head is this near to the top: below the bar that sticks there, and some lines. */
const readingLine = 140;

/**
 * Marks in each list of jumps the part of the page that is being read, and keeps its link in sight where the list
 * scrolls sideways.
 */
export function connectJumps(root: Document): void {
  const lists = [...root.querySelectorAll<HTMLElement>('[data-island=jumps]')];
  if (lists.length === 0) return;
  let isAsked = false;
  const mark = () => {
    isAsked = false;
    for (const list of lists) markIn(list);
  };
  const ask = () => {
    if (isAsked) return;
    isAsked = true;
    requestAnimationFrame(mark);
  };
  addEventListener('scroll', ask, { passive: true });
  addEventListener('resize', ask, { passive: true });
  mark();
}

function markIn(list: HTMLElement): void {
  const links = [...list.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')];
  const tops = links.map(({ hash }) => document.getElementById(hash.slice(1))?.getBoundingClientRect().top ?? Infinity);
  const isAtEnd = innerHeight + scrollY >= document.documentElement.scrollHeight - 2;
  const read = isAtEnd && scrollY > 0 ? links.at(-1) : links[partAt(tops, readingLine)];
  for (const link of links) {
    if (link === read) link.setAttribute('aria-current', 'true');
    else link.removeAttribute('aria-current');
  }
  if (read === undefined || list.scrollWidth <= list.clientWidth) return;
  const { left, right } = read.getBoundingClientRect();
  const box = list.getBoundingClientRect();
  if (left < box.left) list.scrollLeft -= box.left - left;
  else if (right > box.right) list.scrollLeft += right - box.right;
}

/** The last part whose head is above a line; −1: none is yet. @param tops of the parts in their order, in pixels */
export const partAt = (tops: readonly number[], line: number): number => tops.findLastIndex((top) => top <= line);
