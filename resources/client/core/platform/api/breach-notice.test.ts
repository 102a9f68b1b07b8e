import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'

import { showBreach } from './breach-notice'
import { conform } from './conform'

const SENTENCE = 'GET tracks/:id breaks the contract: track.id: Invalid input'

afterEach(() => {
  vi.unstubAllEnvs()
  document.body.replaceChildren()
})

it('shows each sentence once until it is dismissed, and logs it', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  showBreach(SENTENCE)
  showBreach(SENTENCE)
  showBreach('GET albums/:id breaks the contract: album.id: Invalid input')
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
  expect(screen.getByRole('alert')).toHaveTextContent(SENTENCE)
  expect(log).toHaveBeenCalledWith(SENTENCE)
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

it('shows a breach that `conform` throws in development', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  vi.stubEnv('MODE', 'development')
  expect(() => conform(z.object({ id: z.number() }), {}, 'GET things')).toThrow('GET things')
  expect(await screen.findByRole('alert')).toHaveTextContent('GET things breaks the contract: id: Invalid input')
})
