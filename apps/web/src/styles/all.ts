// The order matters: the theme first, what we change of it afterwards.
import './fonts.css';
import 'primereact/resources/themes/lara-light-blue/theme.css';
import './primeflex.scss';
import 'primeicons/primeicons.css';
import './tokens.css';
import './base.css';
import './prime.css';
import './forced-colors.css';
