import { whoMay } from '@cutsite/domain/staff';
import { Notice } from '@cutsite/ui/notice';
import listPage from '../platform/listing/list-page.module.css';
import { usePageTitle } from '../platform/page-title.ts';
import type { Room } from '../rooms.ts';

/** In the place of a room whose address was opened by somebody who may not enter it: who may, and nothing around it. */
export function ClosedRoom({ room }: { readonly room: Room }) {
  usePageTitle(room.label);
  return (
    <div className={listPage.page}>
      <h1>{room.label}</h1>
      <Notice>{whoMay(room.permission)}</Notice>
    </div>
  );
}
