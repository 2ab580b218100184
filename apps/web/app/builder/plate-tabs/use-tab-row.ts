import { type RefObject, useEffect, useState } from 'react';

/** At which edges of the row more tabs are hidden. */
export type MoreTabs = 'left' | 'right' | 'both' | undefined;

/**
 * Keeps the tab of the plate in view within the row, however that plate came into view, and tells where more tabs are.
 */
export function useTabRow(row: RefObject<HTMLElement | null>, activeId: string, count: number): MoreTabs {
  const [more, setMore] = useState<MoreTabs>();

  useEffect(() => {
    const list = row.current;
    if (list === null) return;
    const look = () => setMore(moreOf(list));
    look();
    list.addEventListener('scroll', look, { passive: true });
    const size = new ResizeObserver(look);
    size.observe(list);
    return () => {
      list.removeEventListener('scroll', look);
      size.disconnect();
    };
  }, [row, count]);

  const allInSight = more === undefined;
  useEffect(() => {
    // To ask for a place lays the page out at once, with all wells of the plate that has just come into view.
    if (allInSight) return;
    const list = row.current;
    const tab = list?.querySelector<HTMLElement>(`[data-plate="${activeId}"]`);
    if (list == null || tab == null) return;
    // Not scrollIntoView: the page itself must stay where it is.
    const { left, width } = tab.getBoundingClientRect();
    const at = left - list.getBoundingClientRect().left + list.scrollLeft;
    const least = at + width - list.clientWidth + edge;
    const most = at - edge;
    list.scrollTo({ left: Math.max(Math.min(list.scrollLeft, most), least) });
  }, [row, activeId, count, allInSight]);

  return more;
}

/** The tabs at the edges stay readable beside the fading. */
const edge = 48;

function moreOf({ scrollLeft, scrollWidth, clientWidth }: HTMLElement): MoreTabs {
  const left = scrollLeft > 1;
  const right = scrollLeft + clientWidth < scrollWidth - 1;
  if (left && right) return 'both';
  return left ? 'left' : right ? 'right' : undefined;
}
