// quill-table-up asks Quill for an icon as soon as it is imported. Our toolbar has its own, and the themes with theirs are not loaded.
import Quill from 'quill/core.js';

Quill.register('ui/icons', { table: '' }, true);
