export { type Toast, ToastProvider, useToast } from './toast.tsx';
