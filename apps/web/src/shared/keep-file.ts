/** Puts what was downloaded onto the person's disk, under this name. */
export function keepFile(content: Blob | string, filename: string): void {
  const address = URL.createObjectURL(content instanceof Blob ? content : new Blob([content]));
  const link = document.createElement('a');
  link.href = address;
  link.download = filename;
  link.click();
  URL.revokeObjectURL(address);
}
