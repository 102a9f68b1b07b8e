import type { Attribute } from '@tiptap/core'

/** Attributes of every element that SafeHtml allows. */
const GLOBAL = ['dir', 'lang', 'title']

/** An image without alternative text is decorative, as in SafeHtml. */
const DEFAULTS: Record<string, string> = { alt: '' }

/** Reads and writes these attributes, and those of every element, as they are. */
export const attributes =
  (...names: string[]) =>
  (): Record<string, Partial<Attribute>> =>
    Object.fromEntries(
      [...GLOBAL, ...names].map((name) => {
        const absent = DEFAULTS[name] ?? null
        return [name, { default: absent, parseHTML: (element: HTMLElement) => element.getAttribute(name) ?? absent }]
      }),
    )
