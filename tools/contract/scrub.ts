/** Shortest text that counts as a secret; shorter ones occur by chance. */
const MIN_LENGTH = 3

const EMAIL = /[\w.+-]+(?:@|%40)[\w-]+(?:\.[\w-]+)+/gi
/** Long mixes of letters and digits: tokens, signatures, ids of sessions. */
const TOKEN = /(?=[\w+=-]*\d)(?=[\w+=-]*[A-Za-z])[\w+=-]{24,}/g
/** JSON fields and form fields whose values are secrets. */
export const SECRET_FIELD = /pass(?:word|wd)|secret|token|code|signature|session|cookie|authori[sz]ation|\bkey$|email/i

const escapedForJson = (text: string) => JSON.stringify(text).slice(1, -1)
const escapedForHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** The spellings of a text in URLs, forms, JSON, HTML and base64. */
function spellingsOf(text: string): string[] {
  const encoded = encodeURIComponent(text)
  const base64 = Buffer.from(text).toString('base64').replace(/=+$/, '')
  const plain = [text, encoded, encoded.replaceAll('%20', '+'), encodeURI(text), encodeURIComponent(encoded)]
  const coded = [base64, base64.replaceAll('+', '-').replaceAll('/', '_'), Buffer.from(text).toString('hex')]
  return [...plain, ...plain.map(escapedForJson), ...plain.map(escapedForHtml), ...coded]
}

/** Removes secrets from everything that a run prints or writes. */
export type Scrubber = {
  /** Adds a secret, with the placeholder that replaces it. */
  add: (secret: string, placeholder: string) => void
  scrub: (text: string) => string
}

/** Creates a scrubber that also replaces email addresses, and anything that looks like a token. */
export function createScrubber(): Scrubber {
  const secrets = new Map<string, string>()
  return {
    add(secret, placeholder) {
      if (secret.length < MIN_LENGTH) return
      for (const spelling of spellingsOf(secret)) if (!secrets.has(spelling)) secrets.set(spelling, `<${placeholder}>`)
    },
    scrub(text) {
      const longestFirst = [...secrets].toSorted(([a], [b]) => b.length - a.length)
      const known = longestFirst.reduce((rest, [secret, placeholder]) => rest.replaceAll(secret, placeholder), text)
      return known.replaceAll(EMAIL, '<email>').replaceAll(TOKEN, '<token>')
    },
  }
}
