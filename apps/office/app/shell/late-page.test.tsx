import { MantineProvider } from '@mantine/core';
import { type ComponentType, createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { routes } from '../routes.tsx';
import { lazyPage } from './late-page.tsx';
import { PageFailure } from './page-failure.tsx';

const html = (node: ReactNode) => renderToStaticMarkup(createElement(MantineProvider, null, node));
const Page: ComponentType = () => <h1>Quotes</h1>;

test('a page that comes is shown, and one that does not is waited for: the router hears of no failure (WB-2)', async () => {
  const shown = async (load: () => Promise<ComponentType>) =>
    renderToStaticMarkup(createElement((await lazyPage(load)()).Component));
  expect(await shown(async () => Page)).toBe('<h1>Quotes</h1>');
  expect(await shown(() => Promise.reject(new Error('503')))).toBe('<p>One moment…</p>');
});

test('in place of a page that failed stands a sentence with two ways on (WB-2)', () => {
  const failure = html(<PageFailure onAgain={() => {}} />);
  for (const part of [
    'Having trouble rendering page. Please try again or contact support.',
    'Try again',
    'Reload page',
  ])
    expect(failure).toContain(part);
});

test('every page of the office stands in a frame that outlives its failure (WB-2)', () => {
  const [frame] = routes;
  expect(frame?.children?.map(({ errorElement }) => errorElement !== undefined)).toEqual([true]);
  expect(frame?.errorElement).toBeDefined();
});
