import '../prime/prime-settings.ts';
import { Skeleton as PrimeSkeleton } from 'primereact/skeleton';

interface SkeletonProps {
  width?: string;
  height?: string;
}

/** Placeholder of loading content; silent for screen readers, the Loader announces the loading. */
export function Skeleton({ width = '100%', height = '1rem' }: SkeletonProps) {
  return <PrimeSkeleton width={width} height={height} aria-hidden="true" />;
}
