export function HomePage() {
  return <h1>Strona główna</h1>;
}
