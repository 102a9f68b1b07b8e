import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { delay, HttpResponse } from 'msw'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import { setBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { bootstrapOf } from '@/core/platform/session/testing/bootstrap-of'
import { toastStore } from '@/core/shared/toasts/toast-store'
import { waitForFormEngine, waitForSubmit, page, ProfileForm, profileServer } from '@tests/profile-form'

const { box, button } = page
const { requests, refuse } = profileServer
const onSuccess = vi.fn<() => void>()
const onRender = vi.fn<() => void>()

beforeAll(() => profileServer.listen())
beforeEach(() => setBootstrap(bootstrapOf()))
afterEach(() => {
  profileServer.reset()
  toastStore.set(null)
  for (const mock of [onSuccess, onRender]) mock.mockReset()
})
afterAll(() => profileServer.close())

/** Renders the form and waits for its engine. */
async function open(): Promise<UserEvent> {
  const user = userEvent.setup()
  render(<ProfileForm onSuccess={onSuccess} onRender={onRender} />)
  await user.click(box('Name'))
  await waitForFormEngine()
  return user
}

async function save(user: UserEvent): Promise<void> {
  await user.click(button('Save'))
  await waitForSubmit()
}

describe('useEndpointForm: submitting', () => {
  it('sends values that a script wrote before the engine was loaded', async () => {
    render(<ProfileForm onSuccess={onSuccess} />)
    box('Name').value = 'Written by a script'
    fireEvent.submit(page.form())
    await waitFor(() => expect(onSuccess).toHaveBeenCalledOnce())
    expect(requests).toEqual([
      {
        name: 'Written by a script',
        age: null,
        news: false,
        tags: ['a'],
        address: { street: '' },
        secret: '',
        picture: null,
      },
    ])
  })

  it('sends values that a script wrote without an event, and drops fields that are disabled by then', async () => {
    const user = await open()
    await user.type(box('Street'), '1')
    await user.type(box('Name'), '!')
    box('Name').value = 'Written by a script'
    screen.getByLabelText<HTMLInputElement>('Secret').disabled = true
    await save(user)
    expect(requests).toEqual([expect.objectContaining({ name: 'Written by a script', address: { street: '1' } })])
    expect(requests).not.toEqual([expect.objectContaining({ secret: expect.anything() })])
  })

  it('sends typed values, as multipart when there is a file', async () => {
    const user = await open()
    await user.type(screen.getByRole('spinbutton', { name: 'Age' }), '7')
    await user.click(screen.getByRole('checkbox', { name: 'News' }))
    await user.type(box('Tags'), ' b')
    await user.upload(screen.getByLabelText('Picture'), new File(['x'], 'a.png'))
    await save(user)
    expect(requests).toEqual([
      expect.objectContaining({
        name: 'Anna',
        age: '7',
        news: '1',
        'tags[0]': 'a',
        'tags[1]': 'b',
        'address[street]': '',
        picture: expect.anything(),
      }),
    ])
  })

  it.each<[string, (user: UserEvent) => Promise<void>]>([
    [
      'Enter together with a click',
      async () => {
        fireEvent.submit(page.form())
        fireEvent.submit(page.form())
      },
    ],
    [
      'a double click whose first request has completed',
      async (user) => {
        await save(user)
        fireEvent.click(button('Save'), { detail: 2 })
      },
    ],
    ['a held Enter key', (user) => user.type(box('Name'), '{Enter>9/}')],
    [
      'a held Enter key on the button',
      async (user) => {
        button('Save').focus()
        await user.keyboard('{Enter>9/}')
      },
    ],
  ])('sends one request for %s', async (_, press) => {
    const user = await open()
    await press(user)
    await waitFor(() => expect(onSuccess).toHaveBeenCalled())
    await waitForSubmit()
    expect(requests).toHaveLength(1)
  })

  it('keeps the focus, and the fields enabled, while a request is pending', async () => {
    profileServer.respondWith(async () => {
      await delay(30)
      return HttpResponse.json({})
    })
    const user = await open()
    await user.type(box('Name'), 'x{Enter}')
    await waitFor(() => expect(button('Save')).toHaveAttribute('aria-busy'))
    expect(box('Name')).toHaveFocus()
    expect(box('Name')).toBeEnabled()
    await waitForSubmit()
    expect(box('Name')).toHaveFocus()
  })
})

describe('useEndpointForm: validation errors', () => {
  it('shows errors on the nearest field and focuses its visible control', async () => {
    const user = await open()
    await user.type(box('Tags'), ' too-long')
    await user.type(box('Street'), 'Brīvības iela')
    await save(user)
    expect(box('Tags')).toHaveFocus()
    expect(screen.getByText('Too long a tag.')).toBeVisible()
    expect(box('Street')).toHaveAccessibleDescription('Too long a street.')
    expect(requests).toEqual([])
    await user.clear(box('Street'))
    await waitFor(() => expect(box('Street')).toBeValid())
    expect(screen.getByText('Too long a tag.')).toBeVisible()
  })

  it.each([403, 422, 429])(
    'shows errors of a %i response on fields and above the form, each until its field changes',
    async (status) => {
      refuse(status, {
        'tags.0': ['No such tag.'],
        'address.city': 'No such city.',
        address: ['No such place.'],
        captcha: ['Not human.'],
      })
      const user = await open()
      await save(user)
      expect(screen.getByText('No such tag.')).toBeVisible()
      expect(box('Tags')).toHaveFocus()
      expect(box('Street')).toHaveAccessibleDescription('No such place.')
      expect(screen.getByRole('alert')).toHaveTextContent(/^No such city. Not human.$/)
      expect(toastStore.get()).toBeNull()
      await user.type(box('Name'), '!')
      await user.type(box('Street'), '1')
      await waitFor(() => expect(box('Street')).toBeValid())
      expect(screen.getByText('No such tag.')).toBeVisible()
    },
  )

  it('scrolls to an error that has no field', async () => {
    const show = vi.spyOn(Element.prototype, 'scrollIntoView')
    refuse(422, { captcha: ['Not human.'] })
    const user = await open()
    await save(user)
    expect(show.mock.contexts).toEqual([screen.getByRole('alert')])
  })
})

describe('useEndpointForm: failed requests', () => {
  it.each([
    [
      'a failure with a message',
      () => HttpResponse.json({ message: 'Out of order.' }, { status: 500 }),
      'Out of order.',
    ],
    [
      'a failure without field errors',
      () => HttpResponse.json({ message: 'Refused.', errors: [] }, { status: 422 }),
      'Refused.',
    ],
    [
      'a failure with empty field errors',
      () => HttpResponse.json({ message: 'Refused.', errors: { name: [], city: [''] } }, { status: 422 }),
      'Refused.',
    ],
    ['a network error', () => HttpResponse.error(), 'There was an issue. Please try again.'],
  ])('shows a toast for %s, keeps the input, and can submit again', async (_, failure, message) => {
    profileServer.respondWith(failure)
    const user = await open()
    await user.type(box('Name'), ' B')
    await save(user)
    expect(toastStore.get()).toMatchObject({ type: 'danger', message })
    expect(screen.queryByRole('alert')).toBeNull()
    expect(box('Name')).toHaveValue('Anna B')
    profileServer.reset()
    await save(user)
    expect(onSuccess).toHaveBeenCalledOnce()
  })
})

it('renders when the form becomes dirty or a message changes, not on every keystroke', async () => {
  const user = await open()
  onRender.mockClear()
  await user.type(box('Street'), 'Brīvības 1')
  expect(onRender).toHaveBeenCalledTimes(1)
  await save(user)
  onRender.mockClear()
  await user.type(box('Street'), '23456')
  await waitFor(() => expect(box('Street')).toBeInvalid())
  expect(onRender.mock.calls.length).toBeLessThanOrEqual(2)
})
