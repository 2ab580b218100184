export { BlanketPosPage } from './blanket-pos-page.tsx';
export { EditCreditPage } from './edit-credit-page.tsx';
