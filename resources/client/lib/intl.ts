/** Caches formatters by language and options: creating one costs a thousand times as much as using it. */
function cached<Options, Formatter>(make: (language: string, options?: Options) => Formatter) {
  const known = new Map<string, Formatter>()
  return (language: string, options?: Options): Formatter => {
    const key = `${language} ${JSON.stringify(options)}`
    const formatter = known.get(key) ?? make(language, options)
    known.set(key, formatter)
    return formatter
  }
}

/** Returns a cached `Intl.NumberFormat`. */
export const numberFormat = cached<Intl.NumberFormatOptions, Intl.NumberFormat>(
  (language, options) => new Intl.NumberFormat(language, options),
)

/** Returns a cached `Intl.DateTimeFormat`. Throws RangeError for an unknown time zone. */
export const dateFormat = cached<Intl.DateTimeFormatOptions, Intl.DateTimeFormat>(
  (language, options) => new Intl.DateTimeFormat(language, options),
)

/** Returns a cached `Intl.RelativeTimeFormat`. */
export const relativeTimeFormat = cached<Intl.RelativeTimeFormatOptions, Intl.RelativeTimeFormat>(
  (language, options) => new Intl.RelativeTimeFormat(language, options),
)

/** Returns a cached `Intl.ListFormat`. */
export const listFormat = cached<Intl.ListFormatOptions, Intl.ListFormat>(
  (language, options) => new Intl.ListFormat(language, options),
)

/** Returns a cached `Intl.PluralRules`. */
export const pluralRules = cached<Intl.PluralRulesOptions, Intl.PluralRules>(
  (language, options) => new Intl.PluralRules(language, options),
)
