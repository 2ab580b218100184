export { Pill, type PillProps, type PillTone } from './pill.tsx';
