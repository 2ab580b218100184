import { Footer, FooterGroups, type FooterMode, type NavigationMode, TopNavigation } from '@cutsite/ui/chrome';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';

const links = [{ href: '/cart', label: 'Cart' }];

describe('the navigation at the top (WB-10)', () => {
  const drawn = (mode: NavigationMode) =>
    renderToStaticMarkup(
      <TopNavigation
        mode={mode}
        words={[{ id: 'shop', label: 'Shop', places: ['/cart'] }]}
        currentPath="/cart"
        panel={{ key: 'panel', content: <a href="/cart">Cart</a> }}
        sheet={{ key: 'sheet', content: <a href="/help">Help</a> }}
        note="Secure checkout"
      />,
    );

  test('has its links in the standard and in the coloured mode, which has another look', () => {
    expect(drawn('standard')).toContain('href="/cart"');
    expect(drawn('colour')).toContain('href="/cart"');
    expect(drawn('colour')).toMatch(/<header class="[^"]*colour/);
    expect(drawn('standard')).not.toMatch(/<header class="[^"]*colour/);
  });

  test('has a note instead of links in the minimal mode, and is not there when it is hidden', () => {
    expect(drawn('minimal')).toContain('Secure checkout');
    expect(drawn('minimal')).not.toContain('href="/cart"');
    expect(drawn('hidden')).toBe('');
  });
});

test('the footer has few links in the minimal mode, and is not there when it is hidden (WB-11)', () => {
  const drawn = (mode: FooterMode) =>
    renderToStaticMarkup(
      <Footer
        mode={mode}
        groups={{ key: 'groups', content: <FooterGroups groups={[{ title: 'Shop', links }]} /> }}
        tagline="Guides"
        notice="For research use only."
        minimalLinks={[{ href: '/help', label: 'Help' }]}
      />,
    );
  expect(drawn('standard')).toContain('href="/cart"');
  expect(drawn('minimal')).toContain('href="/help"');
  expect(drawn('minimal')).not.toContain('href="/cart"');
  expect(drawn('hidden')).toBe('');
});
