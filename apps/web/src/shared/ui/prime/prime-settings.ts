// Settings of PrimeReact, for every file that imports a component of it. Not a provider at the root: the lists start without PrimeReact.
import PrimeReact, { type APIOptions, addLocale, locale } from 'primereact/api';
import { polish } from './prime-locale.ts';

addLocale('pl', polish);
locale('pl');

/**
 * Corrects PrimeReact 10 for screen readers in one place (found with axe; docs/decisions). `undefined` removes an attribute that the element must not
 * have.
 */
const accessibilityFixes: APIOptions['pt'] = {
  dropdown: {
    select: { 'aria-hidden': true, disabled: true },
    root: { 'aria-activedescendant': undefined },
  },
  multiselect: {
    // it scrolls, and nothing in it can be reached with Tab
    wrapper: { tabIndex: 0 },
    checkbox: { root: { role: 'none', 'aria-hidden': true }, input: { type: 'hidden' } },
    // a picture for the mouse; the keyboard takes a choice back in the list, where it has a name
    removeTokenIcon: { tabIndex: -1, 'aria-hidden': true, 'aria-label': undefined },
    headerCheckbox: {
      root: { role: 'none', 'aria-checked': undefined },
      input: { 'aria-label': 'Zaznacz wszystkie' },
    },
  },
  // the switch itself is the input inside
  inputswitch: { root: { role: undefined, 'aria-checked': undefined, 'aria-label': undefined } },
  checkbox: { root: { 'aria-label': undefined } },
  column: { filterOverlay: { 'aria-label': 'Filtr' } },
  tree: {
    droppoint: { role: 'none', 'aria-hidden': true },
    toggler: { 'aria-hidden': true },
    node: { 'aria-label': undefined },
  },
  calendar: {
    dayLabel: { 'aria-selected': undefined, 'aria-disabled': undefined },
    day: { 'aria-label': undefined },
    monthTitle: { 'aria-label': undefined },
    yearTitle: { 'aria-label': undefined },
  },
};

PrimeReact.pt = accessibilityFixes;
