import type { ShownImage } from '@cutsite/content/field';

export interface PictureProps {
  readonly image: ShownImage;
  /** The first picture of a page is asked for at once; others when they come near. */
  readonly isFirst?: boolean;
  /** How wide it is drawn, as the attribute `sizes` says it. */
  readonly sizes?: string;
}

/** A picture with its size, so that nothing moves when it comes, and narrower copies where there are. */
export function Picture({ image, isFirst = false, sizes = '(max-width: 860px) 100vw, 860px' }: PictureProps) {
  const { src, alt, width, height, sources = [], focus } = image;
  return (
    <picture>
      {sources.map(({ type, widths }) => (
        <source key={type} type={type} sizes={sizes} srcSet={widths.map(([wide, at]) => `${at} ${wide}w`).join(', ')} />
      ))}
      <img
        src={src}
        alt={alt}
        width={width}
        height={height}
        loading={isFirst ? 'eager' : 'lazy'}
        decoding="async"
        data-focus-x={inTens(focus?.[0])}
        data-focus-y={inTens(focus?.[1])}
        fetchPriority={isFirst ? 'high' : undefined}
      />
    </picture>
  );
}

/**
 * Pages carry no styles of their own, which their policy refuses: the stylesheet has rows for what stays in view,
 * in steps of ten.
 */
const inTens = (hundredths: number | undefined): number | undefined =>
  hundredths === undefined ? undefined : Math.round(hundredths / 10) * 10;
