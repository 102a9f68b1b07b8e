import type { Bootstrap } from '@/contract/groups/bootstrap'
import type { Settings } from '@/contract/shapes/settings'
import { translateIfKnown } from '@/core/platform/i18n/use-translation'
import { assetUrl } from '@/core/platform/settings/asset-url'
import { siteName } from '@/core/platform/settings/site-name'
import { landingAppearance } from '@/core/shared/landing/landing-appearance'

/** Areas whose links come from menus. */
const MENU_AREAS = 'nav, header, footer, aside, [role=menu]'

/**
 * Returns the setting that defines a pressed element, as its dotted name: a logo, a menu's item, or a part of the landing
 * page. Elements carry no marks: it is found by what it shows. Undefined where that is unknown.
 */
export function pressedSetting(target: Element, { settings }: Pick<Bootstrap, 'settings'>): string | undefined {
  return brandOf(target, settings) ?? menuItemOf(target, settings) ?? landingPartOf(target, settings)
}

const LOGOS = ['logo_light', 'logo_dark', 'logo_light_mobile', 'logo_dark_mobile'] as const

function brandOf(target: Element, settings: Settings): string | undefined {
  const { branding } = settings
  const link = target.closest('a')
  const image = target instanceof HTMLImageElement ? target : link?.querySelector('img')
  const logo = image && LOGOS.find((name) => branding[name] && assetUrl(branding[name]) === image.src)
  if (logo) return `branding.${logo}`
  return link && textOf(link) === siteName(settings) ? 'branding.site_name' : undefined
}

function menuItemOf(target: Element, { menus }: Settings): string | undefined {
  const pressed = target.closest('a, button, [role=menuitem]')
  if (!pressed?.closest(MENU_AREAS)) return undefined
  const label = textOf(pressed)
  for (const [index, { items }] of menus.entries()) {
    const item = items.findIndex((item) => item.label && translateIfKnown(item.label) === label)
    if (item !== -1) return `menus.${index}.items.${item}`
  }
  return undefined
}

function landingPartOf(target: Element, settings: Settings): string | undefined {
  if (settings.homepage.type !== 'landingPage' || !target.closest('main')) return undefined
  const shown = target instanceof HTMLImageElement ? target.src : textOf(target)
  const isShown = (value: string) =>
    target instanceof HTMLImageElement ? assetUrl(value) === shown : translateIfKnown(value) === shown
  const path = shown ? pathTo(landingAppearance(settings), isShown) : undefined
  return path && `homepage.appearance.${path}`
}

/** Finds a text within nested values; returns its dotted name. */
function pathTo(value: unknown, isWanted: (text: string) => boolean): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  for (const [name, child] of Object.entries(value)) {
    if (typeof child === 'string' && child !== '' && isWanted(child.trim())) return name
    const path = pathTo(child, isWanted)
    if (path) return `${name}.${path}`
  }
  return undefined
}

const textOf = (element: Element): string => element.textContent.trim()
