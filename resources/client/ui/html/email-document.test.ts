import { describe, expect, it } from 'vitest'

import { outgoingEmails } from '@mock/state/seeds/logs/outgoing-emails'

import { emailDocument } from './email-document'

const show = (html: string, showsRemote = false) => emailDocument(html, { showsRemote })
const bodyOf = (html: string, showsRemote = false) =>
  new DOMParser().parseFromString(show(html, showsRemote).document, 'text/html').body

describe('emailDocument', () => {
  it.each([false, true])('leaves nothing active in a hostile email (pictures shown: %s)', (showsRemote) => {
    const [hostile] = outgoingEmails
    const body = bodyOf(hostile?.html ?? '', showsRemote)
    expect(
      body.querySelector('script, style, link, meta, base, form, input, button, iframe, object, video, svg'),
    ).toBeNull()
    const attributes = [...body.querySelectorAll('*')].flatMap((element) => element.getAttributeNames())
    expect(attributes.filter((name) => name.startsWith('on'))).toEqual([])
    expect([...body.querySelectorAll('a')].map((link) => [link.getAttribute('href'), link.target])).toEqual([
      ['https://evil.test/top', '_blank'],
      [null, ''],
    ])
    expect(body.textContent).toContain('Labdien!')
  })

  it.each([
    ['a picture', '<img src="https://evil.test/pixel.gif">'],
    ['a picture without a scheme', '<img src="//evil.test/pixel.gif">'],
    ['a picture of this site', '<img src="pixel.gif">'],
    ['a background', '<p style="background: red url(https://evil.test/a.png)">x</p>'],
    ['a list bullet', '<ul style="list-style-image: url(//evil.test/a.png)"><li>x</li></ul>'],
  ])('requests %s only when it is asked to', (_, html) => {
    const hidden = show(html)
    expect(hidden.hasRemote).toBe(true)
    expect(hidden.document).not.toMatch(/evil|pixel/)
    expect(show(html, true).document).toMatch(/evil|pixel/)
  })

  it('keeps embedded pictures and plain styles', () => {
    const html = '<p style="color: rgb(1, 2, 3)">Sveiki<img src="data:image/gif;base64,R0lGOD" alt=""></p>'
    expect(show(html).hasRemote).toBe(false)
    expect(bodyOf(html).innerHTML).toContain('rgb(1, 2, 3)')
    expect(bodyOf(html).querySelector('img')?.src).toMatch(/^data:/)
  })

  it('forbids scripts, forms and requests by a policy of its own', () => {
    expect(show('').document).toContain(
      "default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'none'",
    )
    expect(show('', true).document).toContain('img-src data: https:;')
  })
})
