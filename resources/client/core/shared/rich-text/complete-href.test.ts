import { expect, it } from 'vitest'

import { completeHref } from './complete-href'

it.each([
  ['www.x.lv', 'https://www.x.lv'],
  [' x.lv ', 'https://x.lv'],
  ['WWW.X.LV/Lapa?a=1#b', 'https://WWW.X.LV/Lapa?a=1#b'],
  ['dzērve.lv', 'https://dzērve.lv'],
  ['x.lv:8080', 'https://x.lv:8080'],
  ['anna@x.lv', 'mailto:anna@x.lv'],
  ['anna.b+c@mail.x.lv', 'mailto:anna.b+c@mail.x.lv'],
  ['x.lv/@anna', 'https://x.lv/@anna'],
])('adds the scheme to %s', (typed, href) => expect(completeHref(typed)).toBe(href))

it.each([
  ...['https://www.x.lv', 'http://x.lv', 'mailto:anna@x.lv', 'tel:+37120000000', '/pages/about', 'pages/about'],
  ...['about.html', 'noteikumi.pdf', '#top', '?a=1', '//x.lv', 'about', 'javascript:alert(1)', 'a b.lv', ''],
])('keeps %j', (typed) => expect(completeHref(typed)).toBe(typed))
