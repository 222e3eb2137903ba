import './language-switch.css';
import { useId } from 'react';
import { useSession } from '../session/session.ts';
import { Select } from '../ui/select.tsx';

interface LanguageSwitchProps {
  value: string;
  onChange: (isoCode: string) => void;
}

/** Chooses the language version whose rows or fields are shown. Many languages become a list, so that the heading keeps its place. */
export function LanguageSwitch({ value, onChange }: LanguageSwitchProps) {
  const { languages } = useSession().parameters;
  const name = useId();
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
  return (
    <fieldset className="language-switch framed flex m-0 p-0 overflow-hidden">
      <legend className="visually-hidden">Wersja językowa</legend>
      {languages.map((language) => (
        <label key={language.isoCode} className="text-14 font-medium" title={language.name}>
          <input
            type="radio"
            name={name}
            className="visually-hidden"
            value={language.isoCode}
            checked={language.isoCode === value}
            onChange={() => onChange(language.isoCode)}
          />
          {language.isoCode}
        </label>
      ))}
    </fieldset>
  );
}
