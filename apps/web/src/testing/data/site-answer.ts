// The bulletin as the server gives it to its pages.
import type { PublicFrame } from '@redakcja/generated/model/publicFrame';
import type { Site } from '@redakcja/generated/model/site';
import { frame } from '@redakcja/site/testing/page-context';
import { answerList, answerRecord } from '../answers.ts';

/** What the pages of the package are tested without. */
const pictures: Pick<Site, 'banners' | 'graphics'> = {
  banners: [
    {
      id: 5,
      displayText: 'Baner',
      title: 'Baner',
      url: 'https://gov.pl',
      target: 20,
      color: '#0c5944',
      picture: null,
      compatibilityWithAppColor: true,
    },
  ],
  graphics: { ...frame.site.graphics, bigLogo: '/api/files/31?key=a' },
};

export const publicFrame = (isoCode: string, changes: Partial<Site> = {}): PublicFrame => ({
  ...frame,
  site: { ...frame.site, ...pictures, language: { ...frame.site.language, isoCode }, ...changes },
});

/** Answers what the home page of the bulletin is made from. */
export function answerBulletin(isoCode = 'PL', changes: Partial<Site> = {}): void {
  const address = `/api/public/${isoCode}`;
  answerRecord(address, publicFrame(isoCode, changes));
  answerList(`${address}/changes`, []);
  answerList(`${address}/articles`, [
    {
      id: 187,
      title: 'Nabór',
      shortDescription: 'Opis',
      path: '/artykul/187/nabor',
      publishedDate: '2026-11-20T08:00:00.000Z',
      category: 'Praca',
      attachments: 0,
    },
  ]);
}
