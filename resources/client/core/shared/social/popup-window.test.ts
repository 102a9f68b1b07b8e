import { expect, it, vi } from 'vitest'

import { openPopupWindow, POPUP_SIZE } from './popup-window'

it('openPopupWindow opens the site’s URL in the size of the spec', () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null)
  openPopupWindow('google', 'login')
  const [url, name, features] = open.mock.calls[0] ?? []
  expect([url, name]).toEqual(['http://dziesma.test/secure/auth/social/google/login', 'social-auth'])
  expect(POPUP_SIZE).toEqual({ width: 550, height: 650 })
  expect(features).toContain('width=550,height=650')
})
