import type { Role } from '@/contract/groups/roles'
import type { PreviewedVisitor } from '@/core/shared/appearance-editor/previewed-visitor'

import type { Appearance } from '../draft/appearance'
import { isReadable } from '../draft/stored-rows'
import { memberRights } from '../menus/audience/audience'
import type { EditedTheme } from '../themes/edited-themes'

/** Device whose size the preview has. */
export type Device = 'phone' | 'tablet' | 'desktop'

/** How the preview shows the site. */
export type PreviewView = {
  device: Device
  isRotated: boolean
  mode: 'light' | 'dark'
  /** The visitor whose site the page shows. */
  visitor: PreviewedVisitor
  /** Code of the page's language; the administrator's own if undefined. */
  language: string | undefined
  /** The theme that is edited, shown in either mode. */
  themeId: EditedTheme['id'] | undefined
  /** Shows the landing page as the homepage, whatever that is, while it is edited. */
  showsLanding: boolean
  /** Shows the saved appearance. */
  showsSaved: boolean
  /** The preview in place of the panel, on narrow screens. */
  isOpen: boolean
}

/** Returns the view at the start: the device that is as wide as the editor's screen. */
export const viewAtStart = (isWide: boolean): PreviewView => ({
  device: isWide ? 'desktop' : 'phone',
  isRotated: false,
  mode: 'light',
  visitor: { kind: 'guest' },
  language: undefined,
  themeId: undefined,
  showsLanding: false,
  showsSaved: false,
  isOpen: false,
})

/** Sizes in CSS pixels. */
const sizes: Record<Device, { width: number; height: number }> = {
  phone: { width: 390, height: 844 },
  tablet: { width: 820, height: 1180 },
  desktop: { width: 1280, height: 800 },
}

/** Returns the size of the page in the preview. */
export function pageSize({ device, isRotated }: Pick<PreviewView, 'device' | 'isRotated'>) {
  const { width, height } = sizes[device]
  return isRotated && device !== 'desktop' ? { width: height, height: width } : { width, height }
}

/** Returns the visitor that the preview shows: only guests get to the landing page. */
export const shownVisitor = ({
  visitor,
  showsLanding,
}: Pick<PreviewView, 'visitor' | 'showsLanding'>): PreviewedVisitor => (showsLanding ? { kind: 'guest' } : visitor)

/** Returns the member that a new account would be; undefined while the roles are unknown. */
export const newMember = (roles: readonly Role[] | undefined): PreviewedVisitor | undefined =>
  roles && { kind: 'member', ...memberRights(roles) }

/** Finds the theme that the preview shows: the edited one, or the default of the mode. */
export function shownTheme({ themes }: Appearance, { mode, themeId }: Pick<PreviewView, 'mode' | 'themeId'>) {
  const isDark = mode === 'dark'
  const shown = themes.filter(isReadable)
  return (
    shown.find(({ id }) => id === themeId) ??
    shown.find((theme) => (isDark ? theme.default_dark : theme.default_light)) ??
    shown.find((theme) => theme.is_dark === isDark)
  )
}
