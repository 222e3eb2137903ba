import './loader.css';

interface LoaderProps {
  /** 'Ładowanie danych...' of section 2.6 by default. */
  text?: string;
}

/** Blocking loader of a screen or a card (section 4). It appears after a moment, so that fast answers don't flicker. */
export function Loader({ text = 'Ładowanie danych...' }: LoaderProps) {
  return (
    <div className="loader ink-2 flex align-items-center" role="status">
      <span className="loader-ring" aria-hidden="true" />
      {text}
    </div>
  );
}
