import { screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'

import { verifyHuman } from '@/core/shared/captcha/verify-human'
import { toastStore } from '@/core/shared/toasts/toast-store'
import { personas } from '@mock/state/seeds/personas'
import { openSite } from '@tests/site'

vi.mock('@/core/shared/captcha/verify-human', () => ({ verifyHuman: vi.fn<typeof verifyHuman>(async () => true) }))

const MESSAGE = 'Kā pievienot otru bērna profilu?'
/** The smallest trace that administrators get. */
const trace = { ignitionTrace: true, exception: 'Error', message: 'Boom', trace: [] }
const OWNER = 'owner@dziesma.test'
const field = (name: string) => screen.findByLabelText<HTMLInputElement>(name)

/** Opens the form, with a message already written. */
async function openForm(visit: Parameters<typeof openSite>[1] = {}) {
  const site = await openSite('/contact', { as: 'free', ...visit })
  await site.user.type(await field('Message'), MESSAGE)
  const send = () => site.user.click(screen.getByRole('button', { name: 'Send message' }))
  return { ...site, send }
}

afterEach(() => {
  sessionStorage.clear()
  vi.mocked(verifyHuman).mockClear()
})

describe('ContactScreen', () => {
  it('fills in the user, mails the message to the owner, thanks and goes home', async () => {
    const { world, send } = await openForm({
      prepare: ({ db }) => void (db.settings.mail = { contact_page_address: 'hello@dziesma.test' }),
    })
    expect(await field('Email')).toHaveValue(personas.free.email)
    expect(await field('Your name')).not.toHaveValue('')
    expect((await field('Message')).getAttribute('rows')).toBe('8')
    await send()
    await waitFor(() => expect(toastStore.get()?.message).toBe("Thank you for your message! We'll answer soon."))
    expect(window.location.pathname).toBe('/')
    expect(world.outbox.all('hello@dziesma.test')[0]?.text).toContain(MESSAGE)
  })

  it('requires name, email and message from a guest, within the server’s limits, and focuses the first', async () => {
    const { user } = await openSite('/contact')
    await user.type(await field('Your name'), 'Anna')
    await user.type(await field('Message'), '012345678')
    await user.click(screen.getByRole('button', { name: 'Send message' }))
    await waitFor(async () => expect(await field('Your name')).toHaveFocus())
    for (const name of ['Your name', 'Email', 'Message']) expect(await field(name)).toBeInvalid()
  })

  it('explains that the form is switched off, and keeps the message', async () => {
    const { send } = await openForm({ prepare: ({ db }) => void (db.settings.mail = { disable_contact_page: true }) })
    await send()
    expect(await screen.findByText(/The contact form is switched off/)).toBeVisible()
    expect(await field('Message')).toHaveValue(MESSAGE)
    expect(toastStore.get()).toBeNull()
  })

  it('shows the errors of fields beside a trace in the error dialog', async () => {
    const { user, world, send } = await openForm()
    const body = { ...trace, errors: { name: 'Uzraksti savu vārdu.' } }
    world.faults.set([{ endpoint: 'contact.send', kind: 'status', status: 409, body }])
    await send()
    expect(await screen.findByRole('dialog', { name: 'An error occured' })).toBeVisible()
    await user.keyboard('{Escape}')
    expect(await field('Your name')).toHaveAccessibleDescription('Uzraksti savu vārdu.')
    expect(toastStore.get()).toBeNull()
  })

  it('sends nothing for a visitor who fails the human check', async () => {
    const { world, send } = await openForm()
    vi.mocked(verifyHuman).mockResolvedValueOnce(false)
    await send()
    await waitFor(() => expect(verifyHuman).toHaveBeenLastCalledWith('contact'))
    expect(await field('Message')).toHaveValue(MESSAGE)
    // The next message is the first to arrive.
    await send()
    await waitFor(() => expect(toastStore.get()?.message).toMatch(/^Thank you/))
    expect(world.outbox.all(OWNER)).toHaveLength(1)
  })

  it('puts the parental gate before the form for a child', async () => {
    await openSite('/contact', { as: 'child' })
    expect(await screen.findByRole('button', { name: "I'm a grown-up" })).toBeVisible()
    expect(screen.queryByLabelText('Message')).toBeNull()
  })
})
