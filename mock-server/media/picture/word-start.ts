/** Matches a title with a word that begins with one of the stems: `ezī` is in "Divi ezīši", not in "Mezīte". */
export function wordStart(...stems: string[]): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${stems.join('|')})`, 'iu')
}
