import { Skeleton as PrimeSkeleton } from 'primereact/skeleton';

interface SkeletonProps {
  width?: string;
  height?: string;
}

/** Grey place of something that is still loading; silent for screen readers, the Loader speaks for it. */
export function Skeleton({ width = '100%', height = '1rem' }: SkeletonProps) {
  return <PrimeSkeleton width={width} height={height} aria-hidden="true" />;
}
