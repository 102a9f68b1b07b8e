/** Making a formatter costs a thousand times what using it does: each is made once per language and options. */
function cached<Options, Formatter>(make: (language: string, options?: Options) => Formatter) {
  const known = new Map<string, Formatter>()
  return (language: string, options?: Options): Formatter => {
    const key = `${language} ${JSON.stringify(options)}`
    const formatter = known.get(key) ?? make(language, options)
    known.set(key, formatter)
    return formatter
  }
}

/** `Intl.NumberFormat`, cached. */
export const numberFormat = cached<Intl.NumberFormatOptions, Intl.NumberFormat>(
  (language, options) => new Intl.NumberFormat(language, options),
)

/** `Intl.DateTimeFormat`, cached. Throws RangeError for an unknown time zone. */
export const dateFormat = cached<Intl.DateTimeFormatOptions, Intl.DateTimeFormat>(
  (language, options) => new Intl.DateTimeFormat(language, options),
)

/** `Intl.RelativeTimeFormat`, cached. */
export const relativeTimeFormat = cached<Intl.RelativeTimeFormatOptions, Intl.RelativeTimeFormat>(
  (language, options) => new Intl.RelativeTimeFormat(language, options),
)

/** `Intl.ListFormat`, cached. */
export const listFormat = cached<Intl.ListFormatOptions, Intl.ListFormat>(
  (language, options) => new Intl.ListFormat(language, options),
)

/** `Intl.PluralRules`, cached. */
export const pluralRules = cached<Intl.PluralRulesOptions, Intl.PluralRules>(
  (language, options) => new Intl.PluralRules(language, options),
)

/** `Intl.Collator`, cached. */
export const collatorFor = cached<Intl.CollatorOptions, Intl.Collator>(
  (language, options) => new Intl.Collator(language, options),
)
