import '../../ui/page/card.css';
import './form-head.css';
import type { FormScreen } from '../../resource.ts';
import { useSession } from '../../session/session.ts';
import { Skeleton } from '../../ui/messages/skeleton.tsx';
import { BackLink, Crumbs } from './crumbs.tsx';
import { crumbsOf, listOf, trailOf } from './form-crumbs.ts';

/** The frame of a form while its record is loaded: the way back and the crumbs work, and what comes has its place. */
export function FormSkeleton({ resource }: { resource: FormScreen }) {
  const { canEnter } = useSession();
  const list = listOf(resource, canEnter);
  return (
    <div className="form-page flex flex-column gap-3" aria-busy>
      <div className="form-above flex align-items-center">
        <Crumbs crumbs={crumbsOf(resource, list, trailOf(resource, false))} />
      </div>
      <div className="form-bar sticky flex">
        {resource.list !== undefined && <BackLink list={list ?? '/'} />}
        <div className="form-titles min-w-0">
          <Skeleton width="50%" height="30px" />
          <p className="form-unsaved m-0 small" />
        </div>
      </div>
      <section className="card p-3 flex flex-column gap-3">
        <p className="visually-hidden" role="status">
          Ładowanie danych...
        </p>
        {['30%', '100%', '30%', '100%', '30%', '60%'].map((width, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they never change
          <Skeleton key={at} width={width} height={width === '30%' ? '16px' : '38px'} />
        ))}
      </section>
    </div>
  );
}
