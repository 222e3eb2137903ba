/** Apart from what it runs: a definition loads no handler (decision 14). */
export const whyDescription = 'nie wykonuj: pokaż, czy możesz, a jeśli nie, dlaczego i co pomoże (kod wyjścia 1)';
