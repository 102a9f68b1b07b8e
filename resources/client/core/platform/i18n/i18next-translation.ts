// Separate chunk: loaded with the first change of language.
import { createInstance, type I18nFormatModule } from 'i18next'

import { formatLine, type Values } from './laravel-format'
import { englishOf, type Lines, SOURCE_LANGUAGE, type Translation } from './translation'

const NAMESPACE = 'translation'

const laravelFormat: I18nFormatModule & {
  parse: (line: string, options: { replace: Values }, language: string) => string
} = {
  type: 'i18nFormat',
  parse: (line, { replace }, language) => formatLine(line, replace, language),
}

const i18next = createInstance()
void i18next.use(laravelFormat).init({
  lng: SOURCE_LANGUAGE,
  fallbackLng: false,
  resources: {},
  initAsync: false,
  // Keys are sentences: full stops and colons in them are not separators.
  keySeparator: false,
  nsSeparator: false,
  ignoreJSONStructure: false,
  returnEmptyString: false,
})

/** Changes i18next's language and returns a translation that uses it. */
export function i18nextTranslation(language: string, lines: Lines): Translation {
  i18next.removeResourceBundle(language, NAMESPACE)
  i18next.addResourceBundle(language, NAMESPACE, lines)
  // Completes synchronously: there is nothing to load.
  void i18next.changeLanguage(language)
  const translate = i18next.getFixedT(language)
  return {
    language,
    // Values are passed as `replace`, so that names such as `count`, `context` or `lng` are not i18next options.
    t: (key, values = {}) => translate(key, { replace: values, defaultValue: englishOf(key) }),
    tServer: (text) => translate(text, { replace: {} }),
  }
}
