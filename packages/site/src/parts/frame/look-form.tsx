import { lookFormClass, lookLabels, lookParameter, looks } from '../../look.ts';
import type { PageContext } from '../../page-context.tsx';
import { useText } from '../../texts.tsx';

/** How the page is to look: a plain form, whose answer stands in the address. */
export function LookForm({ path, look = [], query = new URLSearchParams() }: PageContext) {
  const t = useText();
  return (
    <details className="look">
      <summary>
        <span className="long">{t('Większy tekst i kontrast')}</span>
        <span className="short"> Aa</span>
      </summary>
      <form className={lookFormClass} method="get" action={path} aria-label={t('Większy tekst i kontrast')}>
        {[...query].map(([name, value]) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        ))}
        {looks.map((one) => (
          <label key={one}>
            <input type="checkbox" name={lookParameter} value={one} defaultChecked={look.includes(one)} />{' '}
            {t(lookLabels[one])}
          </label>
        ))}
        <button type="submit">{t('Zastosuj')}</button>
      </form>
    </details>
  );
}
