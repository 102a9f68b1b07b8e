import type { Editor } from '@tiptap/core'
import { NodeSelection } from '@tiptap/pm/state'

/** A link as its dialog edits it; without `href` the link is removed. */
export type EditedLink = { href: string; opensNewTab: boolean; text?: string }

/** An image as its dialog edits it. */
export type EditedImage = { src: string; alt: string }

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** The link at the cursor; undefined outside links. */
export function linkAt(editor: Editor): EditedLink | undefined {
  if (!editor.isActive('a')) return undefined
  const { href, target } = editor.getAttributes('a')
  return { href: textOf(href), opensNewTab: target === '_blank' }
}

/** Links the selected text, changes or removes the link at the cursor, or inserts a new one. */
export function insertLink(editor: Editor, { href, opensNewTab, text }: EditedLink): void {
  const chain = editor.chain().focus().extendMarkRange('a')
  const attrs = { href, target: opensNewTab ? '_blank' : null }
  if (href === '') chain.unsetMark('a').run()
  else if (editor.state.selection.empty && !editor.isActive('a')) {
    chain.insertContent({ type: 'text', text: text || href, marks: [{ type: 'a', attrs }] }).run()
  } else chain.setMark('a', attrs).run()
}

/** The selected image; undefined if none is. */
export function selectedImage({ state: { selection } }: Editor): EditedImage | undefined {
  if (!(selection instanceof NodeSelection) || !('src' in selection.node.attrs)) return undefined
  const { src, alt } = selection.node.attrs
  return { src: textOf(src), alt: textOf(alt) }
}

/** Changes the selected image, or inserts one or several. */
export function insertImages(editor: Editor, images: readonly EditedImage[]): void {
  const { selection } = editor.state
  const [image] = images
  const chain = editor.chain().focus()
  if (image && selectedImage(editor) && selection instanceof NodeSelection) {
    const { src } = selection.node.attrs
    // Another image has another size.
    const size = src === image.src ? {} : { width: null, height: null }
    chain.updateAttributes(selection.node.type.name, { ...image, ...size }).run()
  } else chain.insertContent(images.map((attrs) => ({ type: 'image', attrs }))).run()
}
