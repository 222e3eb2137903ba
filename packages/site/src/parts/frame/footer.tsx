import { postalAddressLines } from '@redakcja/domain/settings/office/postal-address';
import { formatDate, formatDateTime } from '@redakcja/domain/shared/formats/dates';
import type { FooterElement } from '@redakcja/generated/model/footerElement';
import type { PublicFrame } from '@redakcja/generated/model/publicFrame';
import { useText } from '../../texts.tsx';
import { subscriptionsPath } from '../addresses.tsx';
import { CleanHtml } from '../clean-html.tsx';
import { Telephone } from '../office-facts.tsx';
import { OutwardLink } from '../outward-link.tsx';

/** The office, its editors, information, and the state of the page (regulation on BIP, § 11). */
export function SiteFooter({ frame, now }: { frame: PublicFrame; now: string }) {
  const t = useText();
  const { site } = frame;
  const { office, graphics, footerElements } = site;
  const logo = footerElements.map(({ content }) => content).find((content) => content !== null && 'bip' in content);
  const name = logo?.office || site.officeName;
  return (
    <footer>
      {graphics.euCollectionImages.length > 0 && (
        <div id="eu" className="eu">
          {graphics.euCollectionImages.map(({ path, width }) => (
            <img key={path} src={path} alt="" width={width} height={45} loading="lazy" />
          ))}
        </div>
      )}
      <div className="parts">
        <section id="footer-10">
          <h2>{name}</h2>
          {logo && logo.bip !== name && <p>{logo.bip}</p>}
          <OfficeAddress office={office} />
        </section>
        {footerElements.map((part) => (
          <FooterPart key={part.type} part={part} frame={frame} />
        ))}
        <section>
          <h2>{t('Stan na')}</h2>
          <p>{formatDateTime(now)}</p>
          <p>{t('bez plików cookie i śledzenia')}</p>
          {frame.hasSubscriptions && (
            <p>
              <a href={subscriptionsPath(site.language.isoCode)}>{t('Powiadomienia e-mail')}</a>
            </p>
          )}
        </section>
      </div>
    </footer>
  );
}

function OfficeAddress({ office }: Pick<PublicFrame['site'], 'office'>) {
  return (
    <address>
      {postalAddressLines(office).map((line) => (
        <div key={line}>{line}</div>
      ))}
      {office.phone && (
        <div>
          tel. <Telephone number={office.phone} />
        </div>
      )}
      {office.email && <a href={`mailto:${office.email}`}>{office.email}</a>}
    </address>
  );
}

function FooterPart({ part, frame }: { part: FooterElement; frame: PublicFrame }) {
  const { displayText, content } = part;
  if (content !== null && ('bip' in content || isEmpty(content))) return null;
  return (
    <section id={`footer-${part.type}`}>
      {displayText && <h2>{displayText}</h2>}
      <Content content={content} frame={frame} />
    </section>
  );
}

/** A language in which nobody has written the part yet. */
const isEmpty = (content: NonNullable<FooterElement['content']>) =>
  ('text' in content && content.text === '') || ('links' in content && content.links.length === 0);

function Content({ content, frame }: { content: FooterElement['content']; frame: PublicFrame }) {
  const t = useText();
  if (content === null) {
    const { updatedDate } = frame.site;
    return <p>{updatedDate === null ? t('Jeszcze nic nie opublikowano') : formatDate(updatedDate)}</p>;
  }
  if ('text' in content) return <CleanHtml html={content.text} />;
  if (!('links' in content)) return null;
  return (
    <ul>
      {content.links.map(({ key, url, displayText, title, target }) => {
        const address = url ?? frame.paths.find((one) => one.key === `footer-${key}`)?.path;
        if (address === undefined) return null;
        return (
          <li key={key}>
            <OutwardLink address={address} text={displayText} title={title} target={target} />
          </li>
        );
      })}
    </ul>
  );
}
