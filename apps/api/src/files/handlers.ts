import type { Area } from '../call/handler.ts';
import { checkUpload } from './checks/check-upload.ts';
import { listFileExtensions } from './checks/file-extensions.ts';
import { cropImage, uploadOfficeContactPhoto, uploadThumbnail } from './pictures/crop-picture.ts';
import { downloadRegionFlag } from './pictures/region-flag.ts';
import { uploadFlag, uploadImage } from './pictures/upload-picture.ts';
import { getAttachmentCheck } from './stored/attachment-check.ts';
import { downloadAttachment, downloadFile } from './stored/download.ts';
import { searchFiles } from './stored/file-search.ts';
import { uploadArticleAttachments } from './uploads/upload-attachment.ts';
import { uploadPdf } from './uploads/upload-pdf.ts';

export const filesArea = {
  handlers: {
    checkUpload,
    cropImage,
    downloadAttachment,
    downloadFile,
    downloadRegionFlag,
    getAttachmentCheck,
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
