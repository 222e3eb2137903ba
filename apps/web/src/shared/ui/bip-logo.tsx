import './bip-logo.css';

export function BipLogo() {
  return <span className="bip-logo flex-none">BIP</span>;
}
