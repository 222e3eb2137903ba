/**
 * What has just happened, for those who do not see it: read out as soon as the text is another one. It has to be there before (WCAG 4.1.3), so it is
 * rendered always, also without a text.
 */
export function LiveRegion({ text }: { text: string }) {
  return (
    <p className="visually-hidden" role="status" aria-live="polite">
      {text}
    </p>
  );
}
