import { landingAppearanceSchema } from '@/contract/groups/landing'
import { type Settings, settingsSchema } from '@/contract/shapes/settings'
import { isObject } from '@/lib/json/json-value'

/** Groups of settings that the appearance editor changes; others would change what the site does. */
const GROUPS = ['branding', 'homepage', 'menus', 'themes'] as const

/** Returns the settings with an editor's unsaved values; undefined if one of them has a wrong shape. */
export function previewSettings(saved: Settings, values: Record<string, unknown>): Settings | undefined {
  const changed = GROUPS.filter((group) => Object.hasOwn(values, group))
  const merged = changed.map((group) => [group, mergeGroup(saved[group], values[group])])
  const settings = settingsSchema.safeParse({ ...saved, ...Object.fromEntries(merged) }).data
  return settings && isLanding(settings.homepage.appearance) ? settings : undefined
}

/** Replaces the values that a group has; PHP sends one without values as `[]`. */
function mergeGroup(saved: unknown, next: unknown): unknown {
  if (!isObject(saved)) return next
  if (Array.isArray(next) && next.length === 0) return saved
  if (!isObject(next)) return next
  const entries = Object.entries(next).filter(([name]) => name !== '__proto__')
  return { ...saved, ...Object.fromEntries(entries) }
}

/** The settings keep the landing page unparsed. As JSON text, it is parsed where it is shown. */
const isLanding = (appearance: unknown): boolean =>
  !isObject(appearance) || landingAppearanceSchema.safeParse(appearance).success
