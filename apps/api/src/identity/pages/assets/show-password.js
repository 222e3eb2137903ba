// Adds "pokaż" to every password field; without scripts the fields are as they were.
for (const input of document.querySelectorAll('input[type=password]')) {
  const button = document.createElement('button');
  const show = (isShown) => {
    input.type = isShown ? 'text' : 'password';
    button.textContent = isShown ? 'ukryj' : 'pokaż';
    button.setAttribute('aria-label', `${button.textContent}: ${input.labels[0].textContent}`);
  };
  button.type = 'button';
  button.className = 'show';
  button.setAttribute('aria-controls', input.id);
  button.addEventListener('click', () => show(input.type === 'password'));
  // a browser must not take the password for a text to be remembered
  input.form.addEventListener('submit', () => show(false));
  show(false);
  // the field itself stays in its place: it keeps its focus, and what is being typed
  input.after(button);
}
