import { Editor } from '@tiptap/core'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'

import { setBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { bootstrapOf } from '@/core/platform/session/testing/bootstrap-of'

import { contentOf, writeHtml } from '../html-document'
import { htmlExtensions } from '../html-extensions'
import { safeClipboard } from './safe-paste'
import googleDocs from './samples/google-docs.html?raw'
import libreOffice from './samples/libreoffice.html?raw'
import notion from './samples/notion.html?raw'
import outlook from './samples/outlook.html?raw'
import safari from './samples/safari.html?raw'
import word from './samples/word.html?raw'

const REL = 'rel="noopener noreferrer"'
const NESTED = '<ul><li>Pirmais<ul><li>Apakšpunkts</li></ul></li><li>Otrais</li></ul>'

beforeAll(() => setBootstrap(bootstrapOf()))

const editors: Editor[] = []
afterEach(() => editors.splice(0).forEach((editor) => editor.destroy()))

type Select = (editor: Editor) => void

const selectEnd: Select = ({ commands, state }) => commands.setTextSelection(state.doc.content.size - 1)

/** Pastes HTML at the end of a document, or over the selection that `select` makes. */
function pasteInto(content: string, html: string, select = selectEnd): string {
  const element = document.body.appendChild(document.createElement('div'))
  const editor = new Editor({ element, extensions: htmlExtensions, content: contentOf(content), injectCSS: false })
  editors.push(editor)
  select(editor)
  const clipboardData = { getData: (type: string) => (type === 'text/html' ? html : ''), files: [] }
  const event = Object.assign(new Event('paste', { cancelable: true }), { clipboardData })
  safeClipboard(() => {}).paste(editor.view, event as unknown as ClipboardEvent)
  return writeHtml(editor.state.doc)
}

describe('a paste', () => {
  it.each([
    [
      'Google Docs',
      googleDocs,
      `${NESTED}<p><strong>Treknraksts</strong> un <em>slīpraksts</em>, <a href="https://www.example.lv/" ${REL}>saite</a></p>`,
    ],
    [
      'Word',
      word,
      `<h1>Noteikumi</h1><p><strong>Treknraksts</strong> un <em>slīpraksts</em></p>${NESTED}<p>Kārtība:</p><ol><li>Viens</li><li>Divi</li></ol>`,
    ],
    [
      'Outlook',
      outlook,
      `<p><strong>Sveiki</strong>, raksti uz <a href="mailto:anna@example.lv" ${REL}>anna@example.lv</a> vai skaties <a href="http://www.example.lv" ${REL}>www.example.lv</a>.</p><ol start="3"><li>Trešais</li><li>Ceturtais</li></ol>`,
    ],
    [
      'LibreOffice',
      libreOffice,
      `<h2>Noteikumi</h2><p><strong>Treknraksts</strong> un <em>slīpraksts</em>, <s>svītrots</s> un parasts</p>${NESTED}`,
    ],
    [
      'Safari',
      safari,
      `<p><strong>Treknraksts</strong> un <em>slīpraksts</em>, <a href="http://dziesma.test/album/2" ${REL}>albums</a></p><p><img src="storage/page_media/a.png" alt="Vāks"></p><ol><li>Pirmais</li><li>Otrais</li></ol>`,
    ],
    [
      'Notion',
      notion,
      `${NESTED.replace('Pirmais', 'Pirmais ar <strong>treknrakstu</strong>')}<p>Teksts ar <em>slīprakstu</em>, <s>svītru</s> un <code>kodu</code>. <a href="https://www.notion.so/anna/Lapa-0123" ${REL}>Lapa</a></p><blockquote><p>Citāts</p></blockquote>`,
    ],
  ])('keeps the text of %s as it looks there', (_, html, result) => expect(pasteInto('', html)).toBe(result))

  it.each([
    ['<p>Saraksts:</p>', '<ul><li>a</li><li>b</li></ul>', '<p>Saraksts:</p><ul><li>a</li><li>b</li></ul>'],
    ['<ul><li>a</li></ul>', '<ul><li>b</li><li>c</li></ul>', '<ul><li>ab</li><li>c</li></ul>'],
    ['<p>Sveika,</p>', '<p><span style="font-weight: bold">Anna</span></p>', '<p>Sveika,<strong>Anna</strong></p>'],
  ])('continues %s with %s', (content, html, result) => expect(pasteInto(content, html)).toBe(result))

  it.each(['<p>a</p>', '<ul><li>a</li><li>b</li></ul>'])('replaces everything by %s', (html) => {
    expect(pasteInto('<h1>x</h1><ul><li>y</li></ul>', html, ({ commands }) => commands.selectAll())).toBe(html)
  })

  it.each([
    ['www.example.lv/a', 'https://www.example.lv/a'],
    ['anna@example.lv', 'mailto:anna@example.lv'],
    ['/pages/about', '/pages/about'],
  ])('completes the URL of a link to %s', (href, result) =>
    expect(pasteInto('', `<a href="${href}">a</a>`)).toBe(`<p><a href="${result}" ${REL}>a</a></p>`),
  )

  it.each([
    [
      '<p style="mso-list:l0 level1 lfo1"><img src="x" onerror="alert(1)">a</p>',
      '<ul><li><img src="x" alt="">a</li></ul>',
    ],
    ['<p style="position:fixed" class="fixed inset-0">a</p>', '<p>a</p>'],
    ['<a href="javascript:alert(1)" style="font-weight:bold">a</a>', '<p><strong>a</strong></p>'],
  ])('lets nothing past the sanitizer from %s', (html, result) => expect(pasteInto('', html)).toBe(result))
})
