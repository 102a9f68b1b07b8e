import { HighlightStyle } from '@codemirror/language'
import { EditorView } from '@codemirror/view'
import { tags } from '@lezer/highlight'

const MUTED = 'rgb(var(--be-foreground-base) / var(--be-text-muted-opacity))'

/** Looks of the source editor, in the colours of the page's theme. */
export const sourceTheme = EditorView.theme({
  '&': {
    backgroundColor: 'rgb(var(--be-paper))',
    color: 'rgb(var(--be-foreground-base) / var(--be-text-main-opacity))',
    fontSize: '0.9rem',
  },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { fontFamily: "ui-monospace, 'SF Mono', Menlo, Consolas, monospace", lineHeight: '1.6' },
  '.cm-content': {
    minHeight: 'var(--source-height, 16rem)',
    padding: '0.75rem 0',
    caretColor: 'rgb(var(--be-primary))',
  },
  '.cm-gutters': { backgroundColor: 'rgb(var(--be-background-alt))', color: MUTED, border: 'none' },
  '.cm-activeLine, .cm-activeLineGutter': {
    backgroundColor: 'rgb(var(--be-foreground-base) / var(--be-hover-opacity))',
  },
})

/** Colours of tags, attributes, comments and entities, in both themes. */
export const sourceHighlighting = HighlightStyle.define([
  { tag: [tags.tagName, tags.angleBracket], color: 'rgb(var(--be-primary))', fontWeight: '600' },
  { tag: tags.attributeName, color: MUTED },
  { tag: tags.attributeValue, color: 'rgb(var(--positive))' },
  { tag: [tags.comment, tags.documentMeta], color: MUTED, fontStyle: 'italic' },
  { tag: tags.character, color: 'rgb(var(--danger))' },
])
