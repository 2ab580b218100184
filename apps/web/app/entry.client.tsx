import { keepFocus } from '@cutsite/ui/keep-focus';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { holdNoMorePresses } from './platform/boot/early-press-script.ts';

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
  // React listens now, and keeps what is pressed until the button is its own.
  holdNoMorePresses();
});

keepFocus(document);
