import { type Context, info } from '../../shared/context.ts';
import type { Export } from '../folder/read-folder.ts';

const maxLines = 50;

/** Says what of an export the office does not get. */
export function reportLeftOut(context: Context, { leftOut: { sentences } }: Pick<Export, 'leftOut'>): void {
  if (sentences.length === 0) return;
  const rest = sentences.length - maxLines;
  const lines = sentences.slice(0, maxLines).map((one) => `  ${one}`);
  info(
    context,
    [
      `Pominięte, bo urząd tego nie ma: ${sentences.length}`,
      ...lines,
      ...(rest > 0 ? [`  … i jeszcze ${rest}`] : []),
    ].join('\n'),
  );
}
