/** A file dropped outside a drop zone would be opened instead of the application, and unsaved input would be lost. */
export function ignoreStrayDrops(): void {
  window.addEventListener('dragover', refuse);
  window.addEventListener('drop', refuse);
}

function refuse(event: DragEvent): void {
  const { dataTransfer, target } = event;
  // What has a place for files has taken the event already; the text editor takes pictures.
  if (event.defaultPrevented || !dataTransfer?.types.includes('Files')) return;
  if (target instanceof Element && target.closest('[contenteditable="true"]')) return;
  event.preventDefault();
  dataTransfer.dropEffect = 'none';
}
