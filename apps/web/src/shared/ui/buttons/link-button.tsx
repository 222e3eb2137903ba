import './button.css';
import './link-button.css';
import { Link } from '@tanstack/react-router';
import type { SearchParams } from '../../search-params.ts';
import { type IconName, iconClass } from './icon.ts';

interface LinkButtonProps {
  to: string;
  search?: SearchParams;
  label: string;
  icon?: IconName;
  variant?: 'primary' | 'secondary';
}

/** Looks like a button and leads to an address: it can be opened in a new tab. */
export function LinkButton({ to, search, label, icon, variant = 'primary' }: LinkButtonProps) {
  return (
    <Link
      to={to}
      search={search}
      className={`p-button p-component link-button button-${variant} ${variant === 'secondary' ? 'p-button-outlined' : ''} inline-flex align-items-center no-underline`}
    >
      {icon && <i className={`p-button-icon p-button-icon-left ${iconClass(icon)}`} aria-hidden="true" />}
      <span className="p-button-label">{label}</span>
    </Link>
  );
}
