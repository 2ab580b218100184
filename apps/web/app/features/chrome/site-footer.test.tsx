import { DrawOnce, type FixedPart } from '@cutsite/ui/chrome';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { SupportAddress } from '../../platform/service/support-contact.tsx';
import { SiteFooter } from './site-footer.tsx';

const footer = (mode: 'standard' | 'minimal', address: string | null) =>
  renderToStaticMarkup(
    <SupportAddress value={address}>
      <SiteFooter mode={mode} />
    </SupportAddress>,
  );

describe("the footer leads to the provider's support (WB-2)", () => {
  test.each(['standard', 'minimal'] as const)('on pages with the %s footer', (mode) => {
    expect(footer(mode, 'help@store.example')).toContain('<a href="mailto:help@store.example">help@store.example</a>');
    expect(footer(mode, null)).not.toContain('mailto:');
  });

  test('and says once in a demo, and nowhere else, that its promises are invented (ruling 75)', () => {
    for (const mode of ['standard', 'minimal'] as const) {
      expect(renderToStaticMarkup(<SiteFooter mode={mode} isDemo />).split('promises are invented')).toHaveLength(2);
      expect(footer(mode, null)).not.toContain('invented');
    }
  });

  test('also where the server has drawn the footer of another address before', () => {
    const kept = new Map<string, string>();
    const drawOnce = ({ key, content }: FixedPart) => {
      kept.set(key, kept.get(key) ?? renderToStaticMarkup(content));
      return kept.get(key) ?? '';
    };
    const drawn = (address: string | null) =>
      renderToStaticMarkup(
        <DrawOnce value={drawOnce}>
          <SupportAddress value={address}>
            <SiteFooter mode="standard" />
          </SupportAddress>
        </DrawOnce>,
      );
    expect(drawn(null)).toBe(footer('standard', null));
    expect(drawn('help@store.example')).toBe(footer('standard', 'help@store.example'));
  });
});
