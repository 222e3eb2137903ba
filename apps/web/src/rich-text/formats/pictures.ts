// Pictures of a text. They are stored without the host of the API, and shown with it.
import { isOwnPicture } from '@redakcja/domain/shared/html/text-pictures';
import type Quill from 'quill/core.js';
import { Delta, type Range } from 'quill/core.js';
import Image from 'quill/formats/image.js';
import { apiAddress, apiUrl } from '../../shared/session/api-address.ts';

/** The address as it is stored. */
export function storedAddress(address: string): string {
  const origin = `${new URL(apiAddress(), window.location.href).origin}/`;
  return address.startsWith(origin) ? address.slice(origin.length - 1) : address;
}

/** Whether the product serves the picture; the server rejects others. */
export const isOwn = (picture: Element) => isOwnPicture(storedAddress(picture.getAttribute('src') ?? ''));

export class TextPicture extends Image {
  static override create(value: string) {
    return Image.create(isOwnPicture(value) ? apiUrl(value) : value);
  }

  static override value(node: Element) {
    return storedAddress(node.getAttribute('src') ?? '');
  }

  html(): string {
    const written = this.domNode.cloneNode() as Element;
    written.setAttribute('src', TextPicture.value(this.domNode));
    return written.outerHTML;
  }
}

interface SelectedPicture {
  index: number;
  alt: string;
}

/** The picture that is selected alone. */
export function selectedPicture(quill: Quill): SelectedPicture | undefined {
  const { index, length } = quill.getSelection(true);
  const [leaf] = length === 1 ? quill.getLeaf(index + 1) : [];
  if (!(leaf instanceof TextPicture)) return undefined;
  return { index, alt: leaf.domNode.getAttribute('alt') ?? '' };
}

/** Replaces the selection by a picture. */
export function insertPicture(quill: Quill, { index, length }: Range, address: string, alt: string): void {
  quill.updateContents(new Delta().retain(index).delete(length).insert({ image: address }, { alt }), 'user');
  quill.setSelection(index + 1, 0);
}

/** A click on a picture selects it for the toolbar and the keyboard. */
export function selectByPress(quill: Quill, target: EventTarget | null, find: (node: Node) => unknown): void {
  const blot = target instanceof HTMLImageElement ? find(target) : null;
  if (blot instanceof TextPicture) quill.setSelection(quill.getIndex(blot), 1, 'user');
}
