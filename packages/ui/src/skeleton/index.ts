export { Skeleton, type SkeletonPart, type SkeletonProps } from './skeleton.tsx';
