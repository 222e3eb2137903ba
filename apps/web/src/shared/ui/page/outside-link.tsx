import '../buttons/button.css';
import '../buttons/link-button.css';

interface OutsideLinkProps {
  href: string;
  label: string;
}

/** A link to a page of the bulletin that looks like a button, in a tab of its own. */
export function OutsideLink({ href, label }: OutsideLinkProps) {
  return (
    <a
      className="p-button p-component link-button button-secondary p-button-outlined inline-flex align-items-center no-underline"
      href={href}
      target="_blank"
      rel="noopener noreferrer"
    >
      <i className="p-button-icon p-button-icon-left pi pi-external-link" aria-hidden="true" />
      <span className="p-button-label">{label}</span>
    </a>
  );
}
