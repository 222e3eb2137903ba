import './styles/all.ts';
import { startApp } from './app/start.tsx';

const element = document.getElementById('app');
if (element) void startApp(element);
