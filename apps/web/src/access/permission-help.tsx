import './permission-help.css';
import { permissionLabels } from '@redakcja/domain/shared/permissions';

/** What each permission allows. */
export function PermissionHelp() {
  return (
    <details className="permission-help mt-3">
      <summary>Na co pozwalają uprawnienia</summary>
      <dl className="flex flex-column gap-2 mt-3 mb-0">
        {Object.values(permissionLabels).map(({ displayName, description }) => (
          <div key={displayName}>
            <dt className="font-medium">{displayName}</dt>
            <dd className="m-0">{description}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
