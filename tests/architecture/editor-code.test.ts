import { expect, it } from 'vitest'

import { modulesIn, readManifest, reachable } from './built-chunks'

const ENTRY = 'resources/client/main.tsx'
const RICH_TEXT = 'resources/client/core/shared/rich-text/'
/**
 * Modules that load with the editor of a page, with a field that offers a placeholder, and when a source or the site's
 * own code is opened.
 */
const HTML_FIELD = `${RICH_TEXT}html-field.tsx`
const PLACEHOLDER_EDITOR = `${RICH_TEXT}placeholders/placeholder-editor.tsx`
const SOURCE_EDITOR = `${RICH_TEXT}source-editor.tsx`

/** Module that loads in an iframe of the appearance editor. */
const EDITOR_MODE = 'resources/client/app/editor-mode.tsx'
/** Modules that show an editor's messages; its own side shares the shape of messages with them. */
const SHOWS_MESSAGES =
  /\/(app\/editor-mode|core\/shared\/appearance-editor\/(confine-page|create-preview|parent-page|pressed-setting|preview-[a-z]+|receive-messages|unsaved-channel))\.[a-z]+$/

const TIPTAP = /\/node_modules\/(@tiptap|prosemirror-[a-z]+)\//
const CODEMIRROR = /\/node_modules\/(@codemirror|@lezer|style-mod)\//

const manifest = readManifest()
const modulesFrom = (entry: string, ...without: string[]): string[] =>
  reachable(manifest, entry, without).flatMap((key) => modulesIn(manifest, key))

it('loads Tiptap with the editor of a page or a field with a placeholder, and with no other screen', () => {
  expect(modulesFrom(ENTRY, HTML_FIELD, PLACEHOLDER_EDITOR).filter((module) => TIPTAP.test(module))).toEqual([])
  for (const entry of [HTML_FIELD, PLACEHOLDER_EDITOR])
    expect(modulesFrom(entry).some((module) => TIPTAP.test(module))).toBe(true)
})

it('loads CodeMirror when a source is opened, and with no screen', () => {
  expect(modulesFrom(ENTRY, SOURCE_EDITOR).filter((module) => CODEMIRROR.test(module))).toEqual([])
  expect(modulesFrom(SOURCE_EDITOR).some((module) => CODEMIRROR.test(module))).toBe(true)
})

it('loads what shows an editor’s messages in editor mode, and with no screen', () => {
  expect(modulesFrom(ENTRY, EDITOR_MODE).filter((module) => SHOWS_MESSAGES.test(module))).toEqual([])
  expect(modulesFrom(EDITOR_MODE).filter((module) => SHOWS_MESSAGES.test(module)).length).toBeGreaterThan(8)
})
