import type { Area } from '../contract/handler.ts';
import { checkUpload } from './check-upload.ts';
import { cropImage, uploadOfficeContactPhoto, uploadThumbnail } from './crop-picture.ts';
import { downloadAttachment, downloadFile } from './download.ts';
import { listFileExtensions } from './file-extensions.ts';
import { searchFiles } from './file-search.ts';
import { downloadRegionFlag } from './region-flag.ts';
import { uploadArticleAttachments } from './upload-attachment.ts';
import { uploadPdf } from './upload-pdf.ts';
import { uploadFlag, uploadImage } from './upload-picture.ts';

export const filesArea = {
  handlers: {
    checkUpload,
    cropImage,
    downloadAttachment,
    downloadFile,
    downloadRegionFlag,
    listFileExtensions,
    searchFiles,
    uploadArticleAttachments,
    uploadFlag,
    uploadImage,
    uploadOfficeContactPhoto,
    uploadPdf,
    uploadThumbnail,
  },
} satisfies Area;
