import type { Bootstrap } from '@/contract/bootstrap'
import { subscribeBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { createStore } from '@/lib/store'

import { areForThisClient, shippedLines, translated } from './shipped-lines'
import { type Lines, SOURCE_LANGUAGE, type Translation, translationOf } from './translation'

/*
 * The first screen is drawn from the lines that came with the page (or from one chunk of ours) by the Laravel format alone.
 * i18next, 16 kB of it, comes with the first change of language.
 */

/** The translation in force; before {@link startI18n} it is English. */
export const translationStore = createStore<Translation>(translationOf(SOURCE_LANGUAGE, {}))

let latestChange = 0
let stopFollowing = (): void => {}

/**
 * Speaks the language of the bootstrap data from now on, and follows later ones (another user may have another language).
 * Resolves when its lines are there; where ours cannot be fetched, the server's lines have to do.
 */
export async function startI18n(bootstrap: Bootstrap): Promise<void> {
  stopFollowing()
  stopFollowing = subscribeBootstrap((next) => {
    const language = languageOf(next)
    if (language !== translationStore.get().language)
      changeLanguage(language, serverLinesOf(next)).catch(() => speakAsSent(next))
  })
  const change = nextChange()
  const lines = await firstLines(bootstrap)
  if (isLatest(change)) speakFirst(languageOf(bootstrap), lines)
}

/**
 * Changes the language of everything on the screen. The server's lines win over ours.
 * Rejects, and changes nothing, when our lines or i18next cannot be fetched.
 */
export async function changeLanguage(code: string, serverLines: Lines = {}): Promise<void> {
  const language = languageTag(code)
  const change = nextChange()
  const [{ speakThroughI18next }, ours] = await Promise.all([import('./i18next-translation'), shippedLines(language)])
  if (isLatest(change)) speak(speakThroughI18next(language, { ...ours, ...translated(serverLines) }))
}

async function firstLines(bootstrap: Bootstrap): Promise<Lines> {
  const serverLines = serverLinesOf(bootstrap)
  if (areForThisClient(serverLines)) return translated(serverLines)
  // Not reported: failed imports are on the reporter's ignore list (spec section 8).
  const ours = await shippedLines(languageOf(bootstrap)).catch((): Lines => ({}))
  return { ...ours, ...translated(serverLines) }
}

/** A text that the server's lines lack, as those of an older release may, is a reason to fetch ours. */
function speakFirst(language: string, lines: Lines): void {
  let isHealing = false
  const heal = () => {
    if (isHealing) return
    isHealing = true
    const change = latestChange
    shippedLines(language).then(
      (ours) => isLatest(change) && speak(translationOf(language, { ...ours, ...lines })),
      () => undefined,
    )
  }
  speak(translationOf(language, lines, heal))
}

const speakAsSent = (bootstrap: Bootstrap): void =>
  speak(translationOf(languageOf(bootstrap), translated(serverLinesOf(bootstrap))))

function speak(translation: Translation): void {
  document.documentElement.lang = translation.language
  translationStore.set(translation)
}

const nextChange = (): number => (latestChange += 1)
const isLatest = (change: number): boolean => change === latestChange

const serverLinesOf = ({ i18n }: Bootstrap): Lines => i18n?.lines ?? {}

const languageOf = ({ i18n, language }: Bootstrap): string => languageTag(i18n?.language ?? language)

/** A tag every Intl formatter accepts: `lv_LV` becomes `lv-LV`, and what is no language becomes that of the keys. */
function languageTag(code: string | null | undefined): string {
  try {
    return Intl.getCanonicalLocales(code?.replace('_', '-'))[0] ?? SOURCE_LANGUAGE
  } catch {
    return SOURCE_LANGUAGE
  }
}
