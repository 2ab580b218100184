export { PlateMap } from './plate-map.tsx';
