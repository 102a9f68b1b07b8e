import type { Bootstrap } from '@/contract/groups/bootstrap'
import { subscribeBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { createLatest } from '@/lib/async/latest'
import { createStore } from '@/lib/store'

import { type Lines, SOURCE_LANGUAGE, type Translation, type TranslationKey, translationOf } from './translation'

/*
 * The first screen uses the lines in the page (or one shipped chunk) with the Laravel format only.
 * i18next (16 kB) is loaded with the first change of language.
 */

/** The current translation; English before {@link startI18n}. */
export const translationStore = createStore<Translation>(translationOf(SOURCE_LANGUAGE, {}))

const changes = createLatest()
const subscriptions = createLatest()

/**
 * Applies the language of the bootstrap data and follows later replacements (another user may have another language).
 * Resolves when the lines are loaded; if the shipped lines cannot be fetched, uses the server's only.
 */
export async function startI18n(bootstrap: Bootstrap): Promise<void> {
  const unsubscribe = subscribeBootstrap((next) => {
    const language = languageOf(next)
    if (language !== translationStore.get().language)
      changeLanguage(language, serverLinesOf(next)).catch(() => applyServerLines(next))
  })
  subscriptions.start().signal.addEventListener('abort', unsubscribe)
  const { signal } = changes.start()
  const lines = await firstLines(bootstrap)
  if (!signal.aborted) applyFirst(languageOf(bootstrap), lines)
}

/**
 * Changes the language of the interface. The server's lines override the shipped ones.
 * Rejects without changing anything when the shipped lines or i18next cannot be fetched.
 */
export async function changeLanguage(code: string, serverLines: Lines = {}): Promise<void> {
  const language = languageTag(code)
  const { signal } = changes.start()
  const [{ i18nextTranslation }, shipped] = await Promise.all([import('./i18next-translation'), shippedLines(language)])
  if (!signal.aborted) apply(i18nextTranslation(language, { ...shipped, ...withoutUntranslated(serverLines) }))
}

async function firstLines(bootstrap: Bootstrap): Promise<Lines> {
  const serverLines = serverLinesOf(bootstrap)
  if (hasClientLines(serverLines)) return withoutUntranslated(serverLines)
  // Not reported: failed imports are on the reporter's ignore list (spec section 8).
  const shipped = await shippedLines(languageOf(bootstrap)).catch((): Lines => ({}))
  return { ...shipped, ...withoutUntranslated(serverLines) }
}

/** Applies the first translation; loads the shipped lines once a text is missing, as in an older release's lines. */
function applyFirst(language: string, lines: Lines): void {
  let isLoading = false
  const loadShippedLines = () => {
    if (isLoading) return
    isLoading = true
    const signal = changes.signal()
    shippedLines(language).then(
      (shipped) => !signal.aborted && apply(translationOf(language, { ...shipped, ...lines })),
      () => undefined,
    )
  }
  apply(translationOf(language, lines, loadShippedLines))
}

const applyServerLines = (bootstrap: Bootstrap): void =>
  apply(translationOf(languageOf(bootstrap), withoutUntranslated(serverLinesOf(bootstrap))))

function apply(translation: Translation): void {
  document.documentElement.lang = translation.language
  translationStore.set(translation)
}

const serverLinesOf = ({ i18n }: Bootstrap): Lines => i18n?.lines ?? {}

const languageOf = ({ i18n, language }: Bootstrap): string => languageTag(i18n?.language ?? language)

/** Converts a code to a BCP 47 tag: `lv_LV` becomes `lv-LV`, an invalid code the language of the keys. */
function languageTag(code: string | null | undefined): string {
  try {
    return Intl.getCanonicalLocales(code?.replace('_', '-'))[0] ?? SOURCE_LANGUAGE
  } catch {
    return SOURCE_LANGUAGE
  }
}

/** Loaders of the lines shipped with the client, by language; each is a separate chunk. */
const shippedLanguages: Record<string, () => Promise<{ default: Lines }>> = { lv: () => import('@lang/lv.json') }

/** A text of every release: lines without it were made for another client. */
const PROBE: TranslationKey = 'Try again'

/** Loads the shipped lines of a language; empty for other languages. Rejects when they cannot be fetched. */
async function shippedLines(language: string): Promise<Lines> {
  const load = shippedLanguages[language.split('-')[0] ?? '']
  return load ? (await load()).default : {}
}

/** Drops the server's untranslated lines. Copies only if there are any: the server sends thousands of lines. */
const withoutUntranslated = (lines: Lines): Lines =>
  Object.values(lines).includes('')
    ? Object.fromEntries(Object.entries(lines).filter(([, line]) => line !== ''))
    : lines

/** Whether the server's lines were made for this client, so that the first screen can do without the shipped ones. */
const hasClientLines = (lines: Lines): boolean => Object.hasOwn(lines, PROBE)
