/** Matches texts with a word that starts with one of the stems: `ezī` matches "Divi ezīši", not "Mezīte". */
export function wordStart(...stems: string[]): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${stems.join('|')})`, 'iu')
}
