/** quill-table-up asks for the whole of Quill; its themes and icons are none of ours. */
export const quillCore = [{ find: /^quill$/, replacement: 'quill/core.js' }];
