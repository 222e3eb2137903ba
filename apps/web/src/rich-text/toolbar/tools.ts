// Tools of the rich-text editor. A field names the ones it has. Loaded with every form, so without Quill.

export type RichTextTool =
  | 'header'
  | 'bold'
  | 'italic'
  | 'underline'
  | 'strike'
  | 'color'
  | 'list'
  | 'align'
  | 'link'
  | 'picture'
  | 'table'
  | 'clean';

/** Tools of texts. */
export const allTools: readonly RichTextTool[] = [
  'header',
  'bold',
  'italic',
  'underline',
  'strike',
  'list',
  'align',
  'link',
  'table',
  'clean',
];

/** Tools of an article's content: who may write one may send pictures, too. */
export const articleTools: readonly RichTextTool[] = [...allTools, 'picture'];

/** Marks on letters alone: the header of the system and extra content. */
export const letterTools: readonly RichTextTool[] = ['bold', 'italic', 'underline', 'strike', 'color'];

export interface ToggleTool {
  format: string;
  value: string | boolean;
  icon: string;
  label: string;
  tool: RichTextTool;
}

/** Buttons that are on or off. */
export const toggleTools: readonly ToggleTool[] = [
  { tool: 'bold', format: 'bold', value: true, icon: 'B', label: 'Pogrubienie (Ctrl+B)' },
  { tool: 'italic', format: 'italic', value: true, icon: 'I', label: 'Kursywa (Ctrl+I)' },
  { tool: 'underline', format: 'underline', value: true, icon: 'U', label: 'Podkreślenie (Ctrl+U)' },
  { tool: 'strike', format: 'strike', value: true, icon: 'S', label: 'Przekreślenie' },
  { tool: 'list', format: 'list', value: 'bullet', icon: 'pi-list', label: 'Lista punktowana' },
  { tool: 'list', format: 'list', value: 'ordered', icon: 'pi-sort-numeric-down', label: 'Lista numerowana' },
];

/** Choices in lists of the browser's own; '' is the plain paragraph. Heading 1 belongs to the page's title. */
export const headerChoices = [
  { value: '', label: 'Akapit' },
  { value: '2', label: 'Nagłówek 2' },
  { value: '3', label: 'Nagłówek 3' },
  { value: '4', label: 'Nagłówek 4' },
  { value: 'quote', label: 'Cytat' },
] as const;

export const alignChoices = [
  { value: '', label: 'Do lewej' },
  { value: 'center', label: 'Wyśrodkuj' },
  { value: 'right', label: 'Do prawej' },
  { value: 'justify', label: 'Wyjustuj' },
] as const;

export const colorChoices = [
  { value: '', label: 'Kolor domyślny' },
  { value: '#c8102e', label: 'Czerwony' },
  { value: '#0052a5', label: 'Niebieski' },
  { value: '#16703b', label: 'Zielony' },
  { value: '#7a4b00', label: 'Brązowy' },
  { value: '#5b3a9e', label: 'Fioletowy' },
] as const;
