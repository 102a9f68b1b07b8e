import { englishOf, type Lines, type Translation } from '@/core/platform/i18n/translation'
import { foldText } from '@/lib/text'

import type { Label, Setting, SettingGroup } from '../groups/setting'
import { labelOf } from './label-of'

/** A setting that a search has found. */
export type FoundSetting = { group: SettingGroup; setting: Setting }

/** A setting with the texts that it is found by. */
type Entry = FoundSetting & { text: string }

/** Texts of a label in English, the language of the interface, and all shipped languages. */
function textsOf(label: Label, translation: Translation, shipped: readonly Lines[]): string[] {
  if (typeof label !== 'string') return [label.name, label.in ? labelOf(translation, label) : '']
  return [englishOf(label), translation.t(label), ...shipped.map((lines) => lines[label] ?? '')]
}

/** Prepares settings for searching; `shipped` are the lines of every language. */
export function searchIndex(groups: readonly SettingGroup[], translation: Translation, shipped: readonly Lines[]) {
  return groups.flatMap((group) =>
    group.settings.map((setting): Entry => {
      const { id, label, description } = setting
      const texts = [label, description, group.title].flatMap((each) =>
        each === undefined ? [] : textsOf(each, translation, shipped),
      )
      return { group, setting, text: foldText([id, id.replaceAll(/[._]/g, ' '), ...texts].join('\n')) }
    }),
  )
}

/** Finds the settings with all words of a text; those whose name begins with it come first. */
export function searchSettings(
  entries: readonly Entry[],
  typed: string,
  nameOf: (setting: Setting) => string,
): FoundSetting[] {
  const words = foldText(typed).split(/\s+/).filter(Boolean)
  if (words.length === 0) return []
  const startsWithIt = ({ setting }: FoundSetting) => foldText(nameOf(setting)).startsWith(words.join(' '))
  const found = entries.filter(({ text }) => words.every((word) => text.includes(word)))
  return [...found.filter(startsWithIt), ...found.filter((entry) => !startsWithIt(entry))]
}
