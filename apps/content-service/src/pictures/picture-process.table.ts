/** Pixels of a picture at most. */
export const maxPixels = 50_000_000;

/** Why a picture is not taken. */
export type PictureRefusal = 'not_a_picture' | 'too_many_pixels' | 'moving_picture' | 'takes_too_long';

/** What is written before the bytes of a picture, on a line of its own. */
export interface PictureHead {
  readonly type: string;
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
  /** What it looks like, in hexadecimal digits; empty: that of a copy. */
  readonly look: string;
}

/** Widths in which pages draw pictures, on screens of one, two and three dots a pixel. */
const widths = [480, 960, 1600, 2400] as const;

/** Widths of the copies of a picture: narrower ones, and its own where it is no wider than the widest. */
export const copyWidths = (own: number): readonly number[] => [
  ...widths.filter((width) => width < own),
  ...(own <= 2400 ? [own] : []),
];
