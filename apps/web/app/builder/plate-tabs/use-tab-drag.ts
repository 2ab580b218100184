import { type PointerEvent, useRef, useState } from 'react';
import { movePlateTo } from '../arrange/move-plates.ts';
import { useBuilder } from '../project/builder-context.tsx';

/** A tab that is being dragged, and the place among the plates where it would be put. */
export interface TabDrag {
  readonly plateId: string;
  readonly from: number;
  readonly to: number;
}

/** A press that moves less than this is a click. */
const threshold = 6;

/**
 * Drags a tab elsewhere in its row with the mouse. Alt and an arrow do the same by keyboard; a finger scrolls the row.
 */
export function useTabDrag() {
  const builder = useBuilder();
  const pressed = useRef<{ readonly plateId: string; readonly x: number } | null>(null);
  const [drag, setDrag] = useState<TabDrag | null>(null);

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    const plateId = tabUnder(event)?.dataset['plate'];
    const isDrag = event.button === 0 && event.pointerType === 'mouse' && plateId !== undefined;
    pressed.current = isDrag ? { plateId, x: event.clientX } : null;
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const from = pressed.current;
    if (from === null || (drag === null && Math.abs(event.clientX - from.x) < threshold)) return;
    const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-plate]')];
    const at = tabs.findIndex((tab) => tab.dataset['plate'] === from.plateId);
    if (at < 0 || tabs.length < 2) return;
    // From here on the tab is dragged: the release is no click on it.
    if (drag === null) event.currentTarget.setPointerCapture(event.pointerId);
    const to = tabs.filter((tab, place) => place !== at && event.clientX > middleOf(tab)).length;
    if (to !== drag?.to) setDrag({ plateId: from.plateId, from: at, to });
  };
  const end = () => {
    pressed.current = null;
    setDrag(null);
  };
  const onPointerUp = () => {
    if (drag !== null && drag.to !== drag.from) {
      const name = builder.project().plates.find(({ id }) => id === drag.plateId)?.name ?? '';
      builder.edit({ label: `move ${name}` }, (project) => movePlateTo(project, drag.plateId, drag.to));
    }
    end();
  };
  return { drag, handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: end } };
}

function tabUnder({ target }: { readonly target: EventTarget }): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-plate]') : null;
}

function middleOf(tab: HTMLElement): number {
  const { left, width } = tab.getBoundingClientRect();
  return left + width / 2;
}
