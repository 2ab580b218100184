/** A picture or file of the media, as pages show it. */
export interface ResolvedMedia {
  readonly src: string;
  readonly name: string;
  readonly type: string;
  readonly bytes: number;
  /** Width and height; null: it is no picture. */
  readonly size: readonly [number, number] | null;
  readonly sources: readonly { readonly type: string; readonly widths: readonly (readonly [number, string])[] }[];
  readonly focus: readonly [number, number] | null;
  /** What it shows, where a use of it says nothing; empty: nobody has said it, or it only decorates. */
  readonly alt: string;
  /** Who made it; empty: nobody is named. */
  readonly credit: string;
}
