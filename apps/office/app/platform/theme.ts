import {
  type CSSVariablesResolver,
  createTheme,
  defaultVariantColorsResolver,
  type MantineColorsTuple,
} from '@mantine/core';

const scale = (name: string): MantineColorsTuple =>
  ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'].map(
    (step) => `var(--cs-${name}-${step})`,
  ) as unknown as MantineColorsTuple;

/** Mantine in the look of the store: every value is a token of packages/ui. */
export const officeTheme = createTheme({
  colors: {
    brand: scale('brand'),
    gray: scale('neutral'),
    dark: scale('ink'),
    success: scale('success'),
    error: scale('error'),
    info: scale('info'),
  },
  primaryColor: 'brand',
  primaryShade: { light: 7, dark: 3 },
  white: '#ffffff',
  black: '#142122',
  fontFamily: 'var(--cs-font-sans)',
  fontFamilyMonospace: 'var(--cs-font-mono)',
  headings: { fontWeight: '600' },
  defaultRadius: 'sm',
  respectReducedMotion: true,
  focusRing: 'auto',
  cursorType: 'pointer',
  // Filled buttons are pale in the dark, and their words dark.
  variantColorResolver: (input) => ({
    ...defaultVariantColorsResolver(input),
    ...(input.variant === 'filled' && { color: 'var(--cs-on-brand)' }),
  }),
  components: {
    Checkbox: { defaultProps: { iconColor: 'var(--cs-on-brand)' } },
    // Mantine's is a `header`, which would be a second banner of the page.
    ModalHeader: { defaultProps: { component: 'div' } },
  },
});

/** The roles of Mantine's colours, for both schemes at once: the tokens know the scheme. */
export const cssVariables: CSSVariablesResolver = () => {
  const roles = {
    '--mantine-color-body': 'var(--cs-bg)',
    '--mantine-color-text': 'var(--cs-text)',
    '--mantine-color-dimmed': 'var(--cs-text-muted)',
    '--mantine-color-default': 'var(--cs-surface)',
    '--mantine-color-default-hover': 'var(--cs-surface-hover)',
    '--mantine-color-default-border': 'var(--cs-border-control)',
    '--mantine-color-default-color': 'var(--cs-text)',
    '--mantine-color-error': 'var(--cs-error-text)',
    '--mantine-color-placeholder': 'var(--cs-text-muted)',
    '--mantine-color-anchor': 'var(--cs-text-link)',
    '--mantine-primary-color-filled': 'var(--cs-action)',
    '--mantine-primary-color-filled-hover': 'var(--cs-action-hover)',
    '--mantine-primary-color-contrast': 'var(--cs-on-brand)',
    '--mantine-color-disabled': 'var(--cs-surface-sunken)',
    '--mantine-color-disabled-color': 'var(--cs-text-muted)',
  };
  return { variables: {}, light: roles, dark: roles };
};
