import { CreditCard, LayoutGrid, type LucideIcon, MousePointerClick, PanelBottom, PanelTop, Rows3 } from 'lucide-react'

import type { TranslationKey } from '@/core/platform/i18n/use-translation'

type Part = {
  title: TranslationKey
  icon: LucideIcon
  /** Fields of `homepage.appearance` that it edits (backend contract, section 10). */
  fields: readonly string[]
}

/** Parts of the landing page from top to bottom, by the id in the URL. */
export const landingParts = {
  header: {
    title: 'Header',
    icon: PanelTop,
    fields: [
      'headerTitle',
      'headerSubtitle',
      'headerImage',
      'headerImageOpacity',
      'headerOverlayColor1',
      'headerOverlayColor2',
    ],
  },
  actions: {
    title: 'Search and buttons',
    icon: MousePointerClick,
    fields: ['actions.inputText', 'actions.inputButton', 'actions.cta1', 'actions.cta2'],
  },
  primaryFeatures: { title: 'Feature cards', icon: LayoutGrid, fields: ['primaryFeatures'] },
  secondaryFeatures: { title: 'Feature rows', icon: Rows3, fields: ['secondaryFeatures'] },
  plans: { title: 'Artists and plans', icon: CreditCard, fields: ['pricingTitle', 'pricingSubtitle'] },
  footer: {
    title: 'Closing banner',
    icon: PanelBottom,
    fields: ['footerTitle', 'footerSubtitle', 'footerImage', 'actions.cta3'],
  },
} as const satisfies Record<string, Part>

/** Id of a part. */
export type LandingPart = keyof typeof landingParts
/** Ids of the parts, from top to bottom. */
export const landingPartIds = Object.keys(landingParts) as LandingPart[]

/** Lists of features; one has descriptions (product spec, section 3). */
export type FeatureListName = 'primaryFeatures' | 'secondaryFeatures'
const isFeatureList = (part: string | undefined): part is FeatureListName =>
  part === 'primaryFeatures' || part === 'secondaryFeatures'

const isWithin = (path: string, field: string): boolean => path === field || path.startsWith(`${field}.`)

/** A place in the section: a part, and in a list of features one by its index. */
export type LandingPlace = { part: LandingPart; index?: number }

/** Reads the place in the URL: `header`, `primaryFeatures.0`. */
export function landingPlaceOf(item: string | undefined): LandingPlace | undefined {
  const [id, index] = item?.split('.') ?? []
  const part = landingPartIds.find((each) => each === id)
  if (!part) return undefined
  return isFeatureList(part) && index !== undefined && /^\d{1,4}$/.test(index)
    ? { part, index: Number(index) }
    : { part }
}

/** Returns the place of a setting such as `homepage.appearance.primaryFeatures.0.title`. */
export function placeOfSetting(setting: string): string | undefined {
  const path = setting.replace(/^homepage\.appearance\./, '')
  const part = landingPartIds.find((id) => landingParts[id].fields.some((field) => isWithin(path, field)))
  const [, index] = path.split('.')
  return isFeatureList(part) && index !== undefined ? `${part}.${index}` : part
}
