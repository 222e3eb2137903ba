import { BlockEmbed } from 'quill/blots/block.js';

/** A line across the text: there is no tool for it, but what an older text has stays. */
export class Divider extends BlockEmbed {
  static override blotName = 'divider';
  static override tagName = 'HR';

  static override value(): boolean {
    return true;
  }
}
