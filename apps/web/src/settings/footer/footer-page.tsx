import type { FooterPartType } from '@redakcja/domain/settings/footer/footer-parts';
import { footerElementTypeLabels } from '@redakcja/domain/settings/settings-labels';
import type { Footer } from '@redakcja/generated/model/footer';
import { FooterInformationElementType } from '@redakcja/generated/model/footerInformationElementType';
import { FooterLogoElementType } from '@redakcja/generated/model/footerLogoElementType';
import { FooterTextElementType } from '@redakcja/generated/model/footerTextElementType';
import { FooterUpdatesElementType } from '@redakcja/generated/model/footerUpdatesElementType';
import { JournalRecordType } from '@redakcja/generated/model/journalRecordType';
import { useGetFooter } from '@redakcja/generated/settings/settings';
import { type ReactNode, useState } from 'react';
import { RecordHistory } from '../../shared/form/history/record-history.tsx';
import { EditRecord, type RecordQuery } from '../../shared/form/page/edit-record.tsx';
import { useAskedDialog } from '../../shared/form/state/use-asked-field.ts';
import { LanguageSwitch } from '../../shared/list/language-switch.tsx';
import { loading } from '../../shared/resource.ts';
import { LoadFailure } from '../../shared/ui/messages/load-failure.tsx';
import { Loader } from '../../shared/ui/messages/loader.tsx';
import { footer } from '../resources.ts';
import { useScreenLanguage } from '../shared/use-screen-language.ts';
import { FooterCard, InformationSummary, LogoSummary, TextSummary } from './footer-cards.tsx';
import { InformationDialog, LogoDialog, TextDialog, UpdatesDialog } from './footer-dialogs.tsx';
import {
  informationOf,
  informationValues,
  logoOf,
  logoValues,
  textOf,
  textTypes,
  textValues,
  updatesOf,
  updatesValues,
} from './footer-values.ts';
import { type RestoredField, restoredField } from './restored-field.ts';
import type { FooterPart } from './use-footer-part.tsx';

/** /ustawienia/stopka-systemu/{lang}: five parts, each with its dialog, one page per active language (specification, section 2.6). */
export function FooterPage({ lang }: { lang?: string }) {
  const { language, setLanguage } = useScreenLanguage(footer, lang);
  const code = language?.isoCode ?? '';
  const query = useGetFooter(code, loading(footer));
  return (
    <div className="flex flex-column gap-3">
      <header className="list-heading flex flex-wrap align-items-center">
        <h1>{footer.title}</h1>
        <div className="flex flex-wrap align-items-center gap-2 md:ml-auto">
          <LanguageSwitch value={code} onChange={setLanguage} />
        </div>
      </header>
      <FooterParts key={code} lang={code} query={query} />
    </div>
  );
}

interface PartsProps {
  lang: string;
  query: RecordQuery<Footer>;
}

function FooterParts({ lang, query }: PartsProps) {
  const { data } = query;
  const [restored, setRestored] = useState<RestoredField>();
  if (data === undefined) return query.isFetching ? <Loader /> : <LoadFailure onRetry={query.refetch} />;
  const { Logo } = FooterLogoElementType;
  const { Information } = FooterInformationElementType;
  const { Updates } = FooterUpdatesElementType;
  const shared = { lang, query, restored, onClosed: () => setRestored(undefined) };
  return (
    <>
      <Part
        {...shared}
        type={Logo}
        toValues={logoValues}
        summary={<LogoSummary part={logoOf(data)} />}
        dialog={(part, close) => <LogoDialog part={part} title={footerElementTypeLabels[Logo]} onClose={close} />}
      />
      {textTypes.map((type) => (
        <Part
          key={type}
          {...shared}
          type={type}
          toValues={(all) => textValues(all, type)}
          summary={<TextSummary part={textOf(data, type)} />}
          dialog={(part, close) => <TextDialog part={part} title={footerElementTypeLabels[type]} onClose={close} />}
        />
      ))}
      <Part
        {...shared}
        type={Information}
        toValues={informationValues}
        summary={<InformationSummary part={informationOf(data)} />}
        dialog={(part, close) => (
          <InformationDialog part={part} title={footerElementTypeLabels[Information]} onClose={close} />
        )}
      />
      <Part
        {...shared}
        type={Updates}
        toValues={updatesValues}
        summary={<p className="m-0">{updatesOf(data).displayText}</p>}
        dialog={(part, close) => <UpdatesDialog part={part} title={footerElementTypeLabels[Updates]} onClose={close} />}
      />
      <RecordHistory
        restoring={{ valueOf: restoredField, put: (_name, value) => setRestored(value as RestoredField) }}
        recordType={JournalRecordType.Footer}
        id={data.language.id}
      />
    </>
  );
}

/** Fields by which an address opens the dialog; of the parts with the same ones, the first. */
const dialogFields: Readonly<Partial<Record<FooterPartType, readonly string[]>>> = {
  [FooterLogoElementType.Logo]: ['content.bip', 'content.office'],
  [FooterTextElementType.EditorialOffice]: ['displayText', 'content.text'],
  [FooterInformationElementType.Information]: ['isActive', 'content.links'],
};

interface PartProps<Values extends object> extends PartsProps {
  type: FooterPartType;
  /** Opens the dialog of its part. */
  restored: RestoredField | undefined;
  onClosed: () => void;
  toValues: (all: Footer) => Values;
  summary: ReactNode;
  dialog: (part: FooterPart<Values>, close: () => void) => ReactNode;
}

function Part<Values extends object>(props: PartProps<Values>) {
  const { lang, query, type, toValues, summary, dialog, onClosed } = props;
  const restored = props.restored?.type === type ? props.restored : undefined;
  const [isAsked, setOpen] = useState(false);
  useAskedDialog(dialogFields[type] ?? [], () => setOpen(true));
  const isOpen = isAsked || restored !== undefined;
  const close = () => {
    setOpen(false);
    onClosed();
  };
  return (
    <FooterCard title={footerElementTypeLabels[type]} onEdit={() => setOpen(true)}>
      {summary}
      {isOpen && (
        <EditRecord
          resource={{ ...footer, name: `${footer.name}-${type}` }}
          id={lang}
          query={query}
          toValues={toValues}
        >
          {(record) => dialog({ lang, query, record, toValues, restored }, close)}
        </EditRecord>
      )}
    </FooterCard>
  );
}
