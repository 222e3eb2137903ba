// The first file: small, so that the first calls leave before the application is there. No inline script: the policy allows none.
import './styles/all.ts';
import { startFirstCalls } from './first/first-calls.ts';
import { ownsItsTokens } from './first/single-tab.ts';

const calls = startFirstCalls();
const isOwner = ownsItsTokens(sessionStorage, navigator.locks);
const isPageThere = new Promise<void>((resolve) => {
  if (document.readyState !== 'loading') resolve();
  else document.addEventListener('DOMContentLoaded', () => resolve(), { once: true });
});

/** React and the application are evaluated in a task each, between which the page is shown and answers. */
async function loadApplication() {
  await import('react-dom/client');
  return import('./app/start.tsx');
}

async function start(): Promise<void> {
  const application = loadApplication();
  application.catch(() => {}); // told below
  await isPageThere;
  const element = document.getElementById('app');
  if (element === null) return;
  try {
    await (await application).startApp(element, { isOwner, calls });
  } catch (error) {
    element.textContent =
      'Redakcja BIP: nie udało się wczytać aplikacji. Sprawdź połączenie z siecią i odśwież stronę.';
    throw error;
  }
}

void start();
