import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Picture } from './picture.tsx';
import { PictureCaption } from './picture-caption.tsx';
import { PictureFigure } from './picture-figure.tsx';

const image = { src: '/media/a.jpg', alt: 'Cells', width: 1600, height: 1000 };

test('what stays in view of a picture is an attribute in steps of ten, for rows of the stylesheet (CT-49)', () => {
  const html = renderToStaticMarkup(<Picture image={{ ...image, focus: [4, 87] }} />);
  expect(html).toContain('data-focus-x="0" data-focus-y="90"');
});

test('a picture without a focus has no such attribute, and always has its size', () => {
  const html = renderToStaticMarkup(<Picture image={image} />);
  expect(html).not.toContain('data-focus');
  expect(html).toContain('width="1600" height="1000"');
});

test.each([
  ['both', { caption: 'Day two.', credit: 'Guide desk' }, '<figcaption>Day two. · Picture: Guide desk</figcaption>'],
  ['who made it', { credit: 'Guide desk' }, '<figcaption>Picture: Guide desk</figcaption>'],
  ['its caption', { caption: 'Day two.' }, '<figcaption>Day two.</figcaption>'],
  ['nothing', {}, ''],
])('below a picture stands what is said of it: %s (CT-49)', (_, said, html) => {
  expect(renderToStaticMarkup(<PictureCaption image={{ ...image, ...said }} />)).toBe(html);
});

test('the picture at the head of a page says who made it, too (CT-90)', () => {
  const html = renderToStaticMarkup(<PictureFigure image={{ ...image, credit: 'Guide desk' }} isFirst />);
  expect(html).toMatch(/^<figure.*<img.*<figcaption>Picture: Guide desk<\/figcaption><\/figure>$/);
});
