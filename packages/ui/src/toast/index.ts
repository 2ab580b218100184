export { ToastProvider, useToast } from './toast.tsx';
export type { Toast } from './toast-list.ts';
