/** What has just happened, for those who do not see it: read out as soon as the text is another one. */
export function LiveRegion({ text }: { text: string }) {
  return (
    <p className="visually-hidden" aria-live="polite">
      {text}
    </p>
  );
}
