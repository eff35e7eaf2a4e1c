export function PublicArea() {
  return <main>Landing</main>;
}
