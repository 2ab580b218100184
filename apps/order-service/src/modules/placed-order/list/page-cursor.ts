import { validate } from 'uuid';

/** The last order of a page, after which the next one begins: new orders, which come first, move nothing. */
export interface PagePlace {
  readonly placedAt: Date;
  readonly id: string;
}

/** The place as a word for the wire; what is in it is nobody's business but ours. */
export function cursorOf({ placedAt, id }: PagePlace): string {
  return Buffer.from(`${placedAt.getTime()} ${id}`).toString('base64url');
}

/** Null when the word was not made by {@link cursorOf}. */
export function readCursor(cursor: string): PagePlace | null {
  const [time = '', id = ''] = Buffer.from(cursor, 'base64url').toString('utf8').split(' ');
  const placedAt = new Date(/^\d{1,14}$/.test(time) ? Number(time) : Number.NaN);
  return Number.isNaN(placedAt.getTime()) || !validate(id) ? null : { placedAt, id };
}
