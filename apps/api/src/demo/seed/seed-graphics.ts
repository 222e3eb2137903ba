// Graphics of the demonstration office: rendered from drawings, stored as uploads are, so that they can be cut again.

import type { Services } from '../../call/services.ts';
import type { Database } from '../../database/database.ts';
import { appImages, euCollectionImages } from '../../database/schema.ts';
import { insertFile } from '../../files/stored/file-rows.ts';
import { discard, receiveBytes } from '../../storage/received-content.ts';
import { type DemoGraphic, demoEuGraphics, demoGraphics } from '../content/demo-graphics.ts';

/** px; smaller originals are not accepted by the form either (specification, section 5, Files and images). */
const originalWidth = 800;

export async function seedGraphics(db: Database, store: Pick<Services, 'config' | 'storage'>): Promise<void> {
  const { bigLogo, smallLogo, background } = demoGraphics;
  await db.update(appImages).set({
    bigLogoId: await storeGraphic(db, store, bigLogo),
    smallLogoId: await storeGraphic(db, store, smallLogo),
    backgroundId: await storeGraphic(db, store, background),
    useImage: true,
  });
  for (const [position, graphic] of demoEuGraphics.entries()) {
    await db.insert(euCollectionImages).values({ position, fileId: await storeGraphic(db, store, graphic) });
  }
}

/** Answers the id of the cut. */
export async function storeGraphic(
  db: Database,
  { config, storage }: Pick<Services, 'config' | 'storage'>,
  graphic: DemoGraphic,
): Promise<number> {
  async function keep(scale: number, more: object) {
    const [width, height] = [graphic.width * scale, graphic.height * scale];
    const content = await receiveBytes(config, await render(graphic, width, height));
    const { fileName } = graphic;
    const file = { contentType: 'image/png', fileName, isPublic: true, width, height, ...more };
    const { id } = await insertFile(db, content, file);
    await storage.save(content);
    await discard(content);
    return id;
  }
  const originalId = await keep(Math.ceil(originalWidth / graphic.width), {});
  return keep(1, { originalId, cropData: { unit: '%', x: 0, y: 0, width: 100, height: 100 } });
}

async function render({ viewBox, drawing }: DemoGraphic, width: number, height: number): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${viewBox}">${drawing}</svg>`;
  // no palette: reducing the colours takes most of the time and saves a few kilobytes
  return sharp(Buffer.from(svg)).png().toBuffer();
}
