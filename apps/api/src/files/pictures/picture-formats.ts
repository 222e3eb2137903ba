export type PictureFormat = 'png' | 'jpeg' | 'gif' | 'bmp' | 'svg';

export const pictureTypes: Readonly<Record<PictureFormat, string>> = {
  png: 'image/png',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  bmp: 'image/bmp',
  svg: 'image/svg+xml',
};

export const pictureExtensions: Readonly<Record<PictureFormat, readonly string[]>> = {
  png: ['png'],
  jpeg: ['jpg', 'jpeg'],
  gif: ['gif'],
  bmp: ['bmp'],
  svg: ['svg'],
};

export const photoFormats: readonly PictureFormat[] = ['bmp', 'png', 'jpeg', 'gif'];
export const drawingFormats: readonly PictureFormat[] = ['svg', ...photoFormats];
