import { storedUrl } from '@/core/platform/settings/stored-url'
import { parseStyled } from '@/ui/html/sanitize-html'

import { completeHref } from '../complete-href'
import { readStyles } from './styles'
import { readWordLists } from './word-lists'

const BLOCKS = 'p, div, h1, h2, h3, h4, h5, h6'
const BESIDE = `${BLOCKS}, ul, ol, li, table, blockquote, hr, pre`

/** Puts lists that stand between the items of another list, as in Google Docs, into the item before. */
function nestLists(content: DocumentFragment): void {
  for (const list of content.querySelectorAll(':is(ul, ol) > :is(ul, ol)')) {
    const item = list.previousElementSibling
    if (item?.localName === 'li') item.append(list)
  }
}

const isBlock = (node: Node | null): boolean => node instanceof Element && node.matches(BESIDE)

const isBlank = (node: Node): boolean => node instanceof Text && node.data.trim() === ''

/** Removes white space beside blocks, which the editor would take for a paragraph. */
function dropBlanks(parent: Node): void {
  for (const node of [...parent.childNodes]) {
    if (!isBlank(node)) dropBlanks(node)
    else if ([node.previousSibling, node.nextSibling].some(isBlock)) node.remove()
  }
}

/** Removes empty lines: the page's styles separate blocks. */
function dropEmptyLines(content: DocumentFragment): void {
  for (const space of content.querySelectorAll('.Apple-converted-space')) space.replaceWith(' ')
  for (const image of content.querySelectorAll('img:not([src])')) image.remove()
  for (const br of content.querySelectorAll('br')) {
    const isBetween = [br.previousSibling, br.nextSibling].some(isBlock)
    if (isBetween || br.className === 'Apple-interchange-newline') br.remove()
  }
  for (const block of [...content.querySelectorAll(BLOCKS)].toReversed()) {
    if (block.textContent.trim() === '' && !block.querySelector('img, hr, table')) block.remove()
  }
}

/** Drops what programs write on every paragraph: the direction of the site, and Word's language of spell checking. */
function dropDefaults(content: DocumentFragment): void {
  for (const element of content.querySelectorAll('[dir=ltr]')) element.removeAttribute('dir')
  if (!content.querySelector('[class^=Mso]')) return
  for (const element of content.querySelectorAll('[lang]')) element.removeAttribute('lang')
}

function completeUrls(content: DocumentFragment): void {
  for (const link of content.querySelectorAll('a[href]')) {
    link.setAttribute('href', completeHref(link.getAttribute('href') ?? ''))
  }
  for (const image of content.querySelectorAll('img[src]')) {
    image.setAttribute('src', storedUrl(image.getAttribute('src') ?? ''))
  }
}

/**
 * Parses pasted HTML as the source program intended: styles of Google Docs, lists of Word, empty lines between blocks.
 * The result still needs the sanitizer.
 */
export function cleanPaste(html: string): DocumentFragment {
  const content = parseStyled(html)
  dropBlanks(content)
  for (const step of [readStyles, readWordLists, nestLists, dropEmptyLines, dropDefaults, completeUrls]) step(content)
  return content
}
