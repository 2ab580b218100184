import type { StaffRole } from '@cutsite/domain/account';

/** A room of the office: where it lies and who has use for it. What is not here is not offered anywhere. */
export interface Room {
  readonly path: `/${string}`;
  readonly label: string;
  readonly roles: readonly StaffRole[];
  /** The key that leads there after `g`. */
  readonly key: string;
}

/** The rooms that there are, in the order of the navigation. */
export const rooms: readonly Room[] = [];

/** Those of somebody with these roles. */
export const roomsOf = (roles: readonly string[]): readonly Room[] =>
  rooms.filter((room) => room.roles.some((role) => roles.includes(role)));
