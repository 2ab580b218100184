import sanitizeHtml from 'sanitize-html';

const shapes = [
  'svg',
  'g',
  'path',
  'rect',
  'circle',
  'ellipse',
  'line',
  'polyline',
  'polygon',
  'text',
  'tspan',
  'title',
  'desc',
];
const definitions = [
  'defs',
  'linearGradient',
  'radialGradient',
  'stop',
  'clipPath',
  'mask',
  'marker',
  'pattern',
  'symbol',
  'use',
];

const attributes = [
  'id',
  'class',
  'x',
  'y',
  'x1',
  'y1',
  'x2',
  'y2',
  'cx',
  'cy',
  'r',
  'rx',
  'ry',
  'd',
  'dx',
  'dy',
  'points',
  'width',
  'height',
  'viewBox',
  'xmlns',
  'transform',
  'fill',
  'fill-opacity',
  'fill-rule',
  'stroke',
  'stroke-width',
  'stroke-opacity',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-dasharray',
  'stroke-dashoffset',
  'opacity',
  'offset',
  'stop-color',
  'stop-opacity',
  'gradientUnits',
  'gradientTransform',
  'clip-path',
  'clip-rule',
  'mask',
  'marker-start',
  'marker-mid',
  'marker-end',
  'markerWidth',
  'markerHeight',
  'refX',
  'refY',
  'orient',
  'patternUnits',
  'patternTransform',
  'preserveAspectRatio',
  'text-anchor',
  'dominant-baseline',
  'font-family',
  'font-size',
  'font-weight',
  'font-style',
  'letter-spacing',
  'role',
  'aria-label',
  'href',
];

/** A reference within the drawing, or none at all. */
const outside = /url\(\s*['"]?(?!#)|@import|javascript:|data:|expression\(/i;

export interface CleanSvg {
  readonly text: string;
  readonly size: readonly [number, number];
}

/**
 * A drawing with shapes, text and gradients alone: no scripts, handlers, styles, animation, foreign objects, nor
 * anything from outside. Null when nothing that can be drawn is left, or it does not say how large it is.
 */
export function cleanSvg(svg: string): CleanSvg | null {
  const text = sanitizeHtml(svg.replace(/<!DOCTYPE[^>[]*(?:\[[^\]]*\])?[^>]*>/gi, ''), {
    allowedTags: [...shapes, ...definitions],
    allowedAttributes: { '*': attributes },
    nonTextTags: ['script', 'style', 'foreignObject', 'iframe', 'animate', 'set', 'metadata'],
    allowedSchemes: [],
    allowProtocolRelative: false,
    parser: { xmlMode: true, lowerCaseTags: false, lowerCaseAttributeNames: false },
    transformTags: { '*': (tagName, attribs) => ({ tagName, attribs: withoutOutside(attribs) }) },
  }).trim();
  const size = sizeOf(text);
  return text.startsWith('<svg') && size !== null ? { text, size } : null;
}

function withoutOutside(attribs: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(attribs).filter(
      ([name, value]) => !outside.test(value) && (name.toLowerCase() !== 'href' || value.startsWith('#')),
    ),
  );
}

const inPixels = (value: string | undefined): number | null => {
  const number = Number(/^\s*(\d+(?:\.\d+)?)(?:px)?\s*$/.exec(value ?? '')?.[1]);
  return number >= 1 && number <= 20_000 ? Math.round(number) : null;
};

/** From `width` and `height`, or else from the `viewBox`. */
function sizeOf(svg: string): readonly [number, number] | null {
  const head = /^<svg[^>]*>/.exec(svg)?.[0] ?? '';
  const attribute = (name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(head)?.[1];
  const [, , across, down] = (attribute('viewBox') ?? '').trim().split(/[\s,]+/);
  const width = inPixels(attribute('width')) ?? inPixels(across);
  const height = inPixels(attribute('height')) ?? inPixels(down);
  return width === null || height === null ? null : [width, height];
}
