import { deviceName } from '@cutsite/domain/account';
import { momentText } from '../../platform/moment-text.ts';
import type { StaffSession } from './staff-queries.ts';

/** A place where somebody is signed in: browser and system, since when, and when it was seen last. */
export function SessionText({ session }: { readonly session: StaffSession }) {
  return (
    <div>
      {deviceName(session.user_agent)}
      <small>
        since {momentText(session.started)}, last seen {momentText(session.last_seen)}
      </small>
    </div>
  );
}
