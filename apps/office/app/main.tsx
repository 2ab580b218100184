import '@mantine/core/styles.css';
import '@cutsite/ui/theme';
import './shell/office.css';
import { keepFocus } from '@cutsite/ui/keep-focus';
import { createRoot } from 'react-dom/client';
import { Office } from './office.tsx';
import { styleNonce } from './platform/style-nonce.ts';

// The library that keeps pages behind a dialog from scrolling writes a style element, and asks for its nonce here.
Object.assign(globalThis, { __webpack_nonce__: styleNonce() });

const root = document.querySelector('#office');
if (root === null) throw new Error('The page of the office has no root');
createRoot(root).render(<Office />);
keepFocus(document);
