import './flag.css';
import type { FileReference } from '@redakcja/generated/model/fileReference';
import { apiUrl } from '../../session/api-address.ts';

interface FlagProps {
  file: FileReference | null;
  /** Empty beside the language code, which is the text alternative. */
  alt?: string;
  size?: number;
}

/** The flag of a language: the one that was uploaded, or the one that comes with the product. */
export function Flag({ file, alt = '', size = 20 }: FlagProps) {
  return file && <img className="flag" src={apiUrl(file.path)} alt={alt} width={size} height={size} />;
}

/** Code of a language in a row of a list. */
export function FlaggedCode({ code, file }: { code: string; file: FileReference | null }) {
  return (
    <span className="inline-flex align-items-center gap-2 vertical-align-bottom">
      <Flag file={file} />
      {code}
    </span>
  );
}
