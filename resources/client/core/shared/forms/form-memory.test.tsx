import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { BrowserRouter, Link, useNavigate, useRoutes } from 'react-router-dom'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { setBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { standBeforeRouter } from '@/core/platform/navigation/before-router'
import { bootstrapOf } from '@/core/platform/session/bootstrap-of'
import { watchSessionOwner, wipeSession } from '@/core/platform/storage/session'
import { closeAllDialogs, closeDialog, dialogStore } from '@/core/shared/dialogs/dialog-store'
import { TextField } from '@/ui/fields/text-field'
import {
  engineIsThere,
  isSettled,
  page,
  profile,
  ProfileForm,
  type ProfileFormProps,
  profileServer,
} from '@tests/profile-form'

import { useEndpointForm } from './use-endpoint-form'

type Options = Partial<ProfileFormProps>

const { box, button, isDirty } = page
const as = (id: number | null) => setBootstrap(bootstrapOf({ user: id === null ? null : { id } }))
const onSuccess = () => {}

beforeAll(() => profileServer.listen())
beforeEach(() => as(5))
afterEach(() => {
  profileServer.reset()
  closeAllDialogs()
  wipeSession()
})
afterAll(() => profileServer.close())

/** The form with its engine. */
async function open(options: Options = {}): Promise<UserEvent> {
  const user = userEvent.setup()
  render(<ProfileForm onSuccess={onSuccess} {...options} />)
  await user.click(box('Name'))
  await engineIsThere()
  return user
}

async function save(user: UserEvent): Promise<void> {
  await user.click(button('Save'))
  await isSettled()
}

describe('dirty', () => {
  it('is a form whose values are others than at the start', async () => {
    const user = await open()
    expect(isDirty()).toBe(false)
    await user.type(box('Name'), 'x')
    expect(isDirty()).toBe(true)
    await user.type(box('Name'), '{Backspace}')
    expect(isDirty()).toBe(false)
    await user.type(box('Tags'), ' b')
    expect(isDirty()).toBe(true)
    await save(user)
    expect(isDirty()).toBe(false)
  })

  it('is not one that data came for later, and what was typed meanwhile stays', async () => {
    const user = await open({ later: { name: 'Zane', tags: ['x', 'y'] } })
    await user.click(button('Arrive'))
    await waitFor(() => expect(box('Name')).toHaveValue('Zane'))
    expect(box('Tags')).toHaveValue('x y')
    expect(isDirty()).toBe(false)
    await user.type(box('Name'), '!')
    await user.click(button('Arrive'))
    await waitFor(() => expect(box('Name')).toHaveValue('Zane!'))
    expect(isDirty()).toBe(true)
  })

  it('and wrong is no form after a reset', async () => {
    const user = await open()
    await user.clear(box('Name'))
    await user.type(box('Tags'), ' b')
    await user.click(screen.getByRole('checkbox', { name: 'News' }))
    await save(user)
    expect(box('Name')).toBeInvalid()
    await user.click(button('Reset'))
    await waitFor(() => expect(box('Name')).toHaveValue('Anna'))
    expect(box('Name')).toBeValid()
    expect(box('Tags')).toHaveValue('a')
    expect(screen.getByRole('checkbox', { name: 'News' })).not.toBeChecked()
    expect(isDirty()).toBe(false)
  })
})

describe('leaving', () => {
  let stop = () => {}
  beforeEach(() => {
    stop = standBeforeRouter()
  })
  afterEach(() => stop())

  function Site(props: Options) {
    const navigate = useNavigate()
    const screens = useRoutes([
      { path: '/first', element: <h1>First</h1> },
      { path: '/form', element: <ProfileForm {...props} onSuccess={() => void navigate('/done')} /> },
      { path: '*', element: <h1>Elsewhere</h1> },
    ])
    return (
      <>
        <Link to="/next">Next</Link>
        <Link to="/form?tab=2">Same page</Link>
        {screens}
      </>
    )
  }

  const path = () => window.location.pathname
  const asks = () => waitFor(() => expect(dialogStore.get()).toHaveLength(1))
  const leavesByReload = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

  async function visit(props: Options = {}) {
    window.history.replaceState(null, '', '/first')
    const user = userEvent.setup()
    render(
      <BrowserRouter>
        <Link to="/form">Form</Link>
        <Site {...props} />
      </BrowserRouter>,
    )
    await user.click(screen.getByRole('link', { name: 'Form' }))
    await user.click(box('Name'))
    await engineIsThere()
    return user
  }

  it('a clean form is free', async () => {
    const user = await visit()
    expect(leavesByReload()).toBe(true)
    await user.click(screen.getByRole('link', { name: 'Next' }))
    expect(path()).toBe('/next')
  })

  it('a dirty form by a link asks, stays on no and goes on yes', async () => {
    const user = await visit()
    await user.type(box('Name'), 'x')
    await user.click(screen.getByRole('link', { name: 'Next' }))
    await asks()
    expect(path()).toBe('/form')
    await act(async () => closeDialog(false))
    expect(path()).toBe('/form')
    await user.click(screen.getByRole('link', { name: 'Next' }))
    await asks()
    await act(async () => closeDialog(true))
    await screen.findByRole('heading', { name: 'Elsewhere' })
    expect(path()).toBe('/next')
  })

  it('a dirty form by the way back asks, stays on no and goes on yes', async () => {
    const user = await visit()
    await user.type(box('Name'), 'x')
    act(() => window.history.back())
    await asks()
    expect(path()).toBe('/form')
    await act(async () => closeDialog(false))
    expect(box('Name')).toHaveValue('Annax')
    act(() => window.history.back())
    await asks()
    await act(async () => closeDialog(true))
    expect(await screen.findByRole('heading', { name: 'First' })).toBeVisible()
    expect(path()).toBe('/first')
  })

  it.each([
    ['a link to the same page', async () => userEvent.click(screen.getByRole('link', { name: 'Same page' }))],
    [
      'a link that opens another tab',
      async () => {
        window.addEventListener('click', (event) => event.preventDefault(), { once: true })
        fireEvent.click(screen.getByRole('link', { name: 'Next' }), { ctrlKey: true })
      },
    ],
  ])('%s asks nothing', async (_, press) => {
    const user = await visit()
    await user.type(box('Name'), 'x')
    await press()
    expect(dialogStore.get()).toEqual([])
    expect(box('Name')).toHaveValue('Annax')
  })

  it('in the browser’s own way is asked in its own words, only while something is not saved', async () => {
    const user = await visit()
    await user.type(box('Name'), 'x')
    expect(leavesByReload()).toBe(false)
    await user.type(box('Name'), '{Backspace}')
    expect(leavesByReload()).toBe(true)
  })

  it('after success asks nothing', async () => {
    const user = await visit()
    await user.type(box('Name'), 'x')
    await user.click(button('Save'))
    await screen.findByRole('heading', { name: 'Elsewhere' })
    expect(path()).toBe('/done')
    expect([dialogStore.get(), leavesByReload()]).toEqual([[], true])
  })

  it('a form that does not guard asks nothing', async () => {
    const user = await visit({ guards: false })
    await user.type(box('Name'), 'x')
    expect(leavesByReload()).toBe(true)
    await user.click(screen.getByRole('link', { name: 'Next' }))
    expect(path()).toBe('/next')
  })
})

describe('a draft', () => {
  const draft = { draft: 'profile' }
  const kept = () => Object.entries(sessionStorage)
  const isBack = () => screen.findByText('We restored your draft.')

  async function typeAndLeave(props: Options = draft) {
    const user = await open(props)
    await user.type(box('Name'), ' B')
    await user.type(box('Tags'), ' b')
    await user.type(screen.getByLabelText('Secret'), 'tell nobody')
    await user.upload(screen.getByLabelText('Picture'), new File(['x'], 'a.png'))
    cleanup()
  }

  it('holds what was changed but no password and no file, and is put back with a word', async () => {
    await typeAndLeave()
    expect(kept()).toEqual([[expect.stringContaining('profiles/:id'), '{"name":"Anna B","tags":["a","b"]}']])
    render(<ProfileForm onSuccess={onSuccess} {...draft} />)
    expect(await isBack()).toBeVisible()
    expect([box('Name').value, box('Tags').value]).toEqual(['Anna B', 'a b'])
    expect(isDirty()).toBe(true)
  })

  it('is not kept where nobody asked for it, nor put into the form of another thing', async () => {
    await typeAndLeave({})
    expect(kept()).toEqual([])
    await typeAndLeave()
    await open({ ...draft, input: { params: { id: 2 } } })
    expect(box('Name')).toHaveValue('Anna')
  })

  it('does not keep a password that is shown', async () => {
    const user = await open(draft)
    await user.click(button('Show'))
    await user.type(box('Secret'), 'tell nobody')
    expect(kept()).toEqual([])
  })

  it('goes when it is discarded, with the focus in the form', async () => {
    await typeAndLeave()
    render(<ProfileForm onSuccess={onSuccess} {...draft} />)
    await isBack()
    await userEvent.click(button('Discard draft'))
    await waitFor(() => expect(box('Name')).toHaveValue('Anna'))
    expect(box('Tags')).toHaveValue('a')
    expect(box('Name')).toHaveFocus()
    expect([kept(), isDirty(), screen.getByRole('status').textContent]).toEqual([[], false, ''])
  })

  it('goes when it was sent', async () => {
    const user = await open(draft)
    await user.type(box('Name'), ' B')
    expect(kept()).toHaveLength(1)
    await save(user)
    expect(kept()).toEqual([])
  })

  it('gives way to what was typed before it came', async () => {
    await typeAndLeave()
    render(<ProfileForm onSuccess={onSuccess} {...draft} />)
    fireEvent.input(box('Name'), { target: { value: 'Faster' } })
    await isBack()
    expect([box('Name').value, box('Tags').value]).toEqual(['Faster', 'a b'])
  })

  it('waits for fields that come later', async () => {
    function Late({ isOpen }: { isOpen: boolean }) {
      const form = useEndpointForm(profile, { input: { params: { id: 1 } }, onSuccess, ...draft })
      return (
        <form {...form.formProps}>
          {isOpen && <TextField {...form.field('name')} label="Name" defaultValue="Anna" />}
        </form>
      )
    }
    await typeAndLeave()
    const { rerender } = render(<Late isOpen={false} />)
    await engineIsThere()
    rerender(<Late isOpen />)
    await waitFor(() => expect(box('Name')).toHaveValue('Anna B'))
  })

  it.each([
    ['is there for the user whose session ended', [null, 5], true],
    ['is not there for a guest', [null], false],
    ['is not there for another user', [null, 6], false],
    ['is gone when another was here meanwhile', [6, 5], false],
  ])('%s', async (_, users, isKept) => {
    const stop = watchSessionOwner()
    await typeAndLeave()
    for (const id of users) as(id)
    await open(draft)
    expect(box('Name')).toHaveValue(isKept ? 'Anna B' : 'Anna')
    stop()
  })
})
