// Attachments of the demonstration's newest published articles: real PDF files, so that they can be opened, searched for and downloaded.

import type { Services } from '../../call/services.ts';
import type { Database } from '../../database/database.ts';
import { articleAttachments, documentRepository } from '../../database/schema.ts';
import { insertFile } from '../../files/stored/file-rows.ts';
import { discard, receiveBytes } from '../../storage/received-content.ts';
import { simplePdf } from '../archived-site/simple-pdf.ts';
import type { DemoKind } from '../content/demo-articles.ts';
import { demoOfficeName } from '../content/demo-office.ts';

/** What offices attach to such articles. */
const names: Partial<Record<DemoKind, readonly string[]>> = {
  uchwala: ['Treść uchwały', 'Uzasadnienie'],
  zarzadzenie: ['Treść zarządzenia'],
  przetarg: ['Specyfikacja warunków zamówienia', 'Formularz oferty', 'Wzór umowy'],
  nabor: ['Kwestionariusz osobowy', 'Klauzula informacyjna'],
  sprawozdanie: ['Sprawozdanie'],
};

/** As an office would have it: the document itself, its reasons on a second page, and one that was only scanned. */
function pagesOf(displayName: string, title: string): readonly (readonly string[])[] {
  if (displayName === 'Uzasadnienie') return [[], []];
  const words = title.match(/.{1,70}(?:\s|$)/g) ?? [title];
  return [
    [displayName, ...words, '', demoOfficeName],
    [
      'Postanowienia końcowe',
      'Dokument podpisano kwalifikowanym podpisem elektronicznym.',
      'Oryginał jest w siedzibie urzędu.',
    ],
  ];
}

/** So many articles get attachments: enough to try things on, without a slower first start. */
const most = 12;

export interface DemoDocument {
  articleId: number;
  kind: DemoKind;
  title: string;
  createdDate: Date;
}

export async function seedAttachments(
  db: Database,
  { config, storage }: Pick<Services, 'config' | 'storage'>,
  documents: readonly DemoDocument[],
  author: { id: number | null; name: string },
): Promise<void> {
  const by = { createdBy: author.name, createdById: author.id };
  for (const { articleId, kind, title, createdDate } of documents.filter(({ kind }) => kind in names).slice(0, most)) {
    for (const [position, displayName] of (names[kind] ?? []).entries()) {
      const content = await receiveBytes(config, simplePdf(...pagesOf(displayName, title)));
      const fileName = `${displayName.toLowerCase().replaceAll(' ', '-')}-${articleId}.pdf`;
      const { id: fileId } = await insertFile(db, content, {
        contentType: 'application/pdf',
        fileName,
        isPublic: false,
      });
      const [document] = await db
        .insert(documentRepository)
        .values({ fileId, fileName, extension: 'pdf', fileType: 1, createdDate, ...by })
        .returning({ id: documentRepository.id });
      if (document === undefined) throw new Error('The document was not inserted');
      await db
        .insert(articleAttachments)
        .values({ articleId, position, documentRepositoryId: document.id, displayName, createdDate, ...by });
      await storage.save(content);
      await discard(content);
    }
  }
}
