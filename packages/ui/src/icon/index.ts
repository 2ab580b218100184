export type { IconName } from './icon.tsx';
export { Icon, type IconProps } from './icon.tsx';
