import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'

import { DialogHost } from '@/core/shared/dialogs/dialog-host'
import { closeAllDialogs, openDialog } from '@/core/shared/dialogs/dialog-store'

import { LinkDialog } from './link-dialog'

afterEach(() => act(closeAllDialogs))

const pages = [
  { title: 'Par mums', path: '/pages/par-mums' },
  { title: 'Privātums', path: '/pages/privatums' },
]
const findPages = (text: string) => Promise.resolve(pages.filter(({ title }) => title.startsWith(text)))

function open({ hasText }: { hasText: boolean }) {
  const onResult = vi.fn()
  render(<DialogHost />, { wrapper: MemoryRouter })
  act(() => void openDialog(LinkDialog, { link: undefined, hasText, findPages }).then(onResult))
  return { user: userEvent.setup(), onResult }
}

async function apply(typed: string) {
  const { user, onResult } = open({ hasText: true })
  await user.type(await screen.findByRole('textbox', { name: 'URL' }), typed)
  await user.click(screen.getByRole('button', { name: 'Apply' }))
  return onResult
}

it.each([
  ['www.example.lv', 'https://www.example.lv'],
  ['anna@example.lv', 'mailto:anna@example.lv'],
  ['/pages/about', '/pages/about'],
])('links %s to %s', async (typed, href) => {
  const onResult = await apply(typed)
  await waitFor(() => expect(onResult).toHaveBeenCalledWith({ href, opensNewTab: false, text: '' }))
})

it('refuses a URL that the sanitizer would remove', async () => {
  expect(await apply('javascript:alert(1)')).not.toHaveBeenCalled()
  expect(screen.getByText(/^Enter a web address/)).toBeVisible()
})

it('links a page of the site by its title', async () => {
  const { user, onResult } = open({ hasText: false })
  await user.type(await screen.findByRole('combobox', { name: 'Page on this site' }), 'Par')
  await user.click(await screen.findByRole('option', { name: 'Par mums' }))
  expect(screen.getByRole('textbox', { name: 'URL' })).toHaveValue('/pages/par-mums')
  await user.click(screen.getByRole('button', { name: 'Apply' }))
  const link = { href: '/pages/par-mums', opensNewTab: false, text: 'Par mums' }
  await waitFor(() => expect(onResult).toHaveBeenCalledWith(link))
})
