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
  // Keys are sentences: a full stop or a colon in them separates nothing.
  keySeparator: false,
  nsSeparator: false,
  ignoreJSONStructure: false,
  returnEmptyString: false,
})

/** Changes the language of i18next, and speaks through it from now on. */
export function speakThroughI18next(language: string, lines: Lines): Translation {
  i18next.removeResourceBundle(language, NAMESPACE)
  i18next.addResourceBundle(language, NAMESPACE, lines)
  // Nothing is left to load, so that this is done when it returns.
  void i18next.changeLanguage(language)
  const translate = i18next.getFixedT(language)
  return {
    language,
    // Values travel as `replace`, so that one named `count`, `context` or `lng` is no option of i18next.
    t: (key, values = {}) => translate(key, { replace: values, defaultValue: englishOf(key) }),
    tServer: (text) => translate(text, { replace: {} }),
  }
}
