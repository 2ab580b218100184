export { AccountArea } from './area/account-area.tsx';
export { ForgotPasswordPage } from './password/forgot-password-page.tsx';
export { ResetPasswordPage } from './password/reset-password-page.tsx';
export { ProfilePage } from './profile/profile-page.tsx';
export { type AccountStep, SignInOrRegister, type SignInOrRegisterProps } from './sign-in-or-register.tsx';
