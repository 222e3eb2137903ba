import type { OfficeAnswer } from '@redakcja/domain/settings/office/office-questions';
import type { PublicFrame } from '@redakcja/generated/model/publicFrame';
import { useText } from '../texts.tsx';
import { ownPath, pages } from './addresses.tsx';
import { OfficeFacts, OfficePeople } from './office-facts.tsx';

export interface AnsweringPage {
  path: string;
  text: string;
}

/** What answers a search besides texts: the office's data, and pages with the words in their names. */
export interface Answers extends OfficeAnswer {
  pages: readonly AnsweringPage[];
  /** Categories with some of the words in their names, for where nothing is found. */
  related: readonly AnsweringPage[];
}

/** The box above the hits. */
export function SearchAnswers({ answers, frame }: { answers: Answers; frame: PublicFrame }) {
  const t = useText();
  const { office, contacts, language } = frame.site;
  const people = contacts.filter(({ id }) => answers.people.includes(id));
  const isOffice = answers.topics.length + people.length > 0;
  if (!isOffice && answers.pages.length === 0) return null;
  return (
    <section className="answers" aria-label={t('Na skróty')}>
      {answers.topics.length > 0 && (
        <OfficeFacts office={office} topics={answers.topics} lang={language.isoCode === 'PL' ? undefined : 'pl'} />
      )}
      {people.length > 0 && <OfficePeople people={people} />}
      <ul>
        {isOffice && (
          <li>
            <a href={ownPath(language.isoCode, pages.office)}>{t('Kontakt')}</a>
          </li>
        )}
        {answers.pages.map(({ path, text }) => (
          <li key={path}>
            <a href={path}>{text}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
