import { useSession } from '../session/session.ts';
import { Segments } from '../ui/buttons/segments.tsx';
import { Select } from '../ui/inputs/select.tsx';

interface LanguageSwitchProps {
  value: string;
  onChange: (isoCode: string) => void;
}

/** Chooses the language version whose rows or fields are shown. Many languages become a list, so that the heading keeps its place. */
export function LanguageSwitch({ value, onChange }: LanguageSwitchProps) {
  const { languages } = useSession().parameters;
  if (languages.length < 2) return null;
  if (languages.length > 5) {
    const options = languages.map(({ isoCode, name: label }) => ({ value: isoCode, label: `${isoCode} · ${label}` }));
    return (
      <Select
        aria-label="Wersja językowa"
        value={value}
        options={options}
        onChange={(isoCode) => isoCode !== null && onChange(isoCode)}
      />
    );
  }
  const options = languages.map(({ isoCode, name }) => ({ value: isoCode, label: isoCode, title: name }));
  return <Segments legend="Wersja językowa" options={options} value={value} onChange={onChange} />;
}
