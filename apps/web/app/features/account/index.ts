export { type AccountStep, SignInOrRegister, type SignInOrRegisterProps } from './sign-in-or-register.tsx';
