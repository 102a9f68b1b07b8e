/** The site could not start: no bootstrap data in the page and none from the server. Speaks both languages: none is known yet. */
export function StartFailure() {
  return (
    <main className="grid min-h-dvh place-content-center gap-4 p-6 text-center">
      <p lang="lv">Lapu neizdevās ielādēt. Pārbaudi savienojumu un mēģini vēlreiz.</p>
      <p lang="en">The page could not be loaded. Check the connection and try again.</p>
      <button type="button" className="underline" onClick={() => window.location.reload()}>
        <span lang="lv">Mēģināt vēlreiz</span> / <span lang="en">Try again</span>
      </button>
    </main>
  )
}
