export function NoAccessPage() {
  return <h1>NoAccess</h1>;
}
