import { index, type RouteConfig, route } from '@react-router/dev/routes';

/** Every URL of the site, in reading order. */
export default [
  index('routes/home.tsx'),
  route('sign-in', 'routes/sign-in/sign-in.tsx'),
  route('register', 'routes/sign-in/register.tsx'),
  route('verify-email', 'routes/sign-in/verify-email.tsx'),
  route('forgot-password', 'routes/sign-in/forgot-password.tsx'),
  route('reset-password', 'routes/sign-in/reset-password.tsx'),
  route('order/guide-rna', 'routes/guide-rna/plates.tsx'),
  route('order/guide-rna/tubes', 'routes/guide-rna/tubes.tsx'),
  route('order/guide-rna/projects', 'routes/guide-rna/projects.tsx'),
  route('cart', 'routes/cart.tsx'),
  route('shared-cart', 'routes/shared-cart.tsx'),
  route('quote', 'routes/quote.tsx'),
  route('checkout', 'routes/checkout/checkout.tsx'),
  route('checkout/confirm', 'routes/checkout/confirm.tsx'),
  route('account', 'routes/account/profile.tsx'),
  route('account/orders', 'routes/account/orders.tsx'),
  route('account/orders/detail', 'routes/account/order.tsx'),
  route('account/addresses', 'routes/account/addresses.tsx'),
  route('account/quotes', 'routes/account/quotes.tsx'),
  route('terms', 'routes/terms.tsx'),
  route('help', 'routes/help.tsx'),
  route('demo/outbox', 'routes/demo-outbox.tsx'),
  route('errors/HTTP404.html', 'routes/not-found.tsx', { id: 'not-found-page' }),
  route('*', 'routes/not-found.tsx', { id: 'not-found' }),
] satisfies RouteConfig;
