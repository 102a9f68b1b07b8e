import type { LucideIcon } from 'lucide-react'

import type { TranslationKey } from '@/core/platform/i18n/use-translation'
import type { AdPlace } from '@/core/shared/ads/ad-code'
import type { PictureSurface } from '@/core/shared/images/image-field-view'

/** Identifies a setting by its part and its dotted key there. */
export type SettingId = `${'client' | 'server'}.${string}`

/** A text of the interface, or a product's name, which is not translated, by itself or in a text. */
export type Label = TranslationKey | { name: string; in?: TranslationKey }

/** Labels of choices by the value that is saved. */
export type Choices = Readonly<Record<string, Label>>

/** List of choices that the server knows. */
export type ChoiceSource = 'localizations' | 'themes' | 'timezones'

/** Type of a setting's value, which determines its control. */
export type SettingField =
  | { kind: 'text'; input?: 'email' | 'url' }
  | { kind: 'paragraph' }
  | { kind: 'number'; min?: number; max?: number }
  /** A size in bytes, edited in megabytes. */
  | { kind: 'bytes' }
  | { kind: 'flag' }
  | { kind: 'select'; choices: Choices }
  /** A select whose choices the server knows. */
  | { kind: 'choice'; source: ChoiceSource }
  /** Channel or page of the home page. */
  | { kind: 'homepage' }
  | { kind: 'list' }
  /** A list that is stored as one text. */
  | { kind: 'comma-list' }
  /** A text that is never shown, only replaced. */
  | { kind: 'secret' }
  /** URL of a picture that is uploaded, with the surface that it is made for. */
  | { kind: 'picture'; surface?: PictureSurface }
  | { kind: 'ad'; place: AdPlace }
  | { kind: 'menu-items' }
  | { kind: 'link' }
  | { kind: 'artist-tabs' }
  /** A value that the server derives from its environment. */
  | { kind: 'info'; isFlag?: true }
  /** A structure that another screen edits. */
  | { kind: 'json' }

/** Another setting that must have one of these values; any but an empty one without them. */
export type Condition = { setting: SettingId; is?: readonly string[] }

/** One setting of the site, described as data. */
export type Setting = {
  id: SettingId
  label: Label
  description?: TranslationKey
  field: SettingField
  /** Hides the field unless one of the conditions is met. */
  visibleWhen?: readonly Condition[]
  /** Whether a wrong value can lock people out or cost money, so that a save shows first what changes. */
  isRisky?: boolean
  /** Setting with the record of this type of homepage, which changes with it. */
  recordIn?: SettingId
}

/** A screen of settings. */
export type SettingGroup = {
  /** Segment of the URL. */
  id: string
  title: TranslationKey
  /** One sentence about what the settings decide. */
  summary: TranslationKey
  icon: LucideIcon
  settings: readonly Setting[]
}

type Details = Omit<Setting, 'id' | 'label' | 'field'>

/** A public setting of the site (backend contract, section 1.5). */
export const client = (key: string, label: Label, field: SettingField, details?: Details): Setting => ({
  id: `client.${key}`,
  label,
  field,
  ...details,
})

/** A value of the server's environment. */
export const server = (key: string, label: Label, field: SettingField, details?: Details): Setting => ({
  id: `server.${key}`,
  label,
  field,
  ...details,
})

/** Conditions of settings that belong to a switch. */
export const when = (setting: SettingId, ...is: string[]): Pick<Setting, 'visibleWhen'> => ({
  visibleWhen: [is.length > 0 ? { setting, is } : { setting }],
})

/** Marks the settings of a group as risky. */
export const risky = (settings: readonly Setting[]): Setting[] => settings.map((each) => ({ ...each, isRisky: true }))

/** Types of fields, in the words of the tables. */
export const text: SettingField = { kind: 'text' }
export const email: SettingField = { kind: 'text', input: 'email' }
export const url: SettingField = { kind: 'text', input: 'url' }
export const paragraph: SettingField = { kind: 'paragraph' }
export const flag: SettingField = { kind: 'flag' }
export const bytes: SettingField = { kind: 'bytes' }
export const list: SettingField = { kind: 'list' }
export const picture: SettingField = { kind: 'picture' }
export const logoOn = (surface: PictureSurface): SettingField => ({ kind: 'picture', surface })
export const secret: SettingField = { kind: 'secret' }
export const info: SettingField = { kind: 'info' }
export const infoFlag: SettingField = { kind: 'info', isFlag: true }
export const count: SettingField = { kind: 'number', min: 0 }
export const select = (choices: Choices): SettingField => ({ kind: 'select', choices })
