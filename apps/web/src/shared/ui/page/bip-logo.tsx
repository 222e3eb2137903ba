import './bip-logo.css';

export function BipLogo() {
  return <span className="bip-logo px-2 py-1 font-semibold flex-none">BIP</span>;
}
