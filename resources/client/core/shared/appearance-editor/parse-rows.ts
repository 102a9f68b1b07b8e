import { type Menu, type MenuItem, menuItemSchema, menuSchema } from '@/contract/shapes/menus'
import { type Theme, themeSchema } from '@/contract/shapes/themes'

/** Parses a menu of settings that are not normalized (backend contract, section 10); undefined if the site cannot show it. */
export const parseMenu = (value: unknown): Menu | undefined => menuSchema.safeParse(value).data

/** Parses an item of such a menu; undefined if the site cannot show it. */
export const parseMenuItem = (value: unknown): MenuItem | undefined => menuItemSchema.safeParse(value).data

/** Parses a theme (backend contract, section 10); undefined if the site cannot show it. */
export const parseTheme = (value: unknown): Theme | undefined => themeSchema.safeParse(value).data
