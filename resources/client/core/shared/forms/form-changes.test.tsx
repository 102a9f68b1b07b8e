import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { BrowserRouter, Link, useNavigate, useRoutes } from 'react-router-dom'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { setBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { installPopStateInterceptor } from '@/core/platform/navigation/pop-state-interceptor'
import { watchSessionOwner, wipeSession } from '@/core/platform/session/session-storage'
import { bootstrapOf } from '@/core/platform/session/testing/bootstrap-of'
import { closeAllDialogs, closeDialog, dialogStore } from '@/core/shared/dialogs/dialog-store'
import { TextField } from '@/ui/fields/text-field'
import {
  waitForFormEngine,
  waitForSubmit,
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

/** Renders the form and waits for its engine. */
async function open(options: Options = {}): Promise<UserEvent> {
  const user = userEvent.setup()
  render(<ProfileForm onSuccess={onSuccess} {...options} />)
  await user.click(box('Name'))
  await waitForFormEngine()
  return user
}

async function save(user: UserEvent): Promise<void> {
  await user.click(button('Save'))
  await waitForSubmit()
}

describe('form changes: dirty state', () => {
  it('marks the form dirty while a value differs from its initial one', async () => {
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

  it('keeps a form clean when data loads later, and keeps what was typed meanwhile', async () => {
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

  it('clears changes and errors on a reset', async () => {
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

describe('form changes: leaving the page', () => {
  let stop = () => {}
  beforeEach(() => {
    stop = installPopStateInterceptor()
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
  const firesBeforeUnload = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

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
    await waitForFormEngine()
    return user
  }

  it('lets the user leave a clean form', async () => {
    const user = await visit()
    expect(firesBeforeUnload()).toBe(true)
    await user.click(screen.getByRole('link', { name: 'Next' }))
    expect(path()).toBe('/next')
  })

  it('asks before a link leaves a dirty form, and follows it only after confirmation', async () => {
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

  it.each([
    ['deletes the draft when the user leaves without saving', true, 0],
    ['keeps the draft when the user stays', false, 1],
  ])('%s', async (_, leaves, drafts) => {
    const user = await visit({ draft: 'profile' })
    await user.type(box('Name'), 'x')
    await user.click(screen.getByRole('link', { name: 'Next' }))
    await asks()
    expect(sessionStorage).toHaveLength(1)
    await act(async () => closeDialog(leaves))
    await waitFor(() => expect(path()).toBe(leaves ? '/next' : '/form'))
    expect(sessionStorage).toHaveLength(drafts)
  })

  it('asks before back leaves a dirty form, and goes back only after confirmation', async () => {
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
  ])('lets the user leave without asking for %s', async (_, press) => {
    const user = await visit()
    await user.type(box('Name'), 'x')
    await press()
    expect(dialogStore.get()).toEqual([])
    expect(box('Name')).toHaveValue('Annax')
  })

  it('makes the browser ask before a reload, only while there are unsaved changes', async () => {
    const user = await visit()
    await user.type(box('Name'), 'x')
    expect(firesBeforeUnload()).toBe(false)
    await user.type(box('Name'), '{Backspace}')
    expect(firesBeforeUnload()).toBe(true)
  })

  it('lets the user leave without asking after a successful submit', async () => {
    const user = await visit()
    await user.type(box('Name'), 'x')
    await user.click(button('Save'))
    await screen.findByRole('heading', { name: 'Elsewhere' })
    expect(path()).toBe('/done')
    expect([dialogStore.get(), firesBeforeUnload()]).toEqual([[], true])
  })

  it('lets the user leave without asking when the form sets guards: false', async () => {
    const user = await visit({ guards: false })
    await user.type(box('Name'), 'x')
    expect(firesBeforeUnload()).toBe(true)
    await user.click(screen.getByRole('link', { name: 'Next' }))
    expect(path()).toBe('/next')
  })
})

describe('form changes: draft', () => {
  const draft = { draft: 'profile' }
  const storedEntries = () => Object.entries(sessionStorage)
  const isBack = () => screen.findByText('We restored your draft.')

  async function typeAndLeave(props: Options = draft) {
    const user = await open(props)
    await user.type(box('Name'), ' B')
    await user.type(box('Tags'), ' b')
    await user.type(screen.getByLabelText('Secret'), 'tell nobody')
    await user.upload(screen.getByLabelText('Picture'), new File(['x'], 'a.png'))
    cleanup()
  }

  it('stores changed fields except passwords and files, and restores them with a notice', async () => {
    await typeAndLeave()
    expect(storedEntries()).toEqual([
      [expect.stringContaining('profiles/:id'), '{"values":{"name":"Anna B","tags":["a","b"]}}'],
    ])
    render(<ProfileForm onSuccess={onSuccess} {...draft} />)
    expect(await isBack()).toBeVisible()
    expect([box('Name').value, box('Tags').value]).toEqual(['Anna B', 'a b'])
    expect(isDirty()).toBe(true)
  })

  it('stores nothing without the option, and restores nothing for other parameters', async () => {
    await typeAndLeave({})
    expect(storedEntries()).toEqual([])
    await typeAndLeave()
    await open({ ...draft, input: { params: { id: 2 } } })
    expect(box('Name')).toHaveValue('Anna')
  })

  it('never stores a revealed password', async () => {
    const user = await open(draft)
    await user.click(button('Show'))
    await user.type(box('Secret'), 'tell nobody')
    expect(storedEntries()).toEqual([])
  })

  it('deletes the draft on a press of the discard button, and moves the focus into the form', async () => {
    await typeAndLeave()
    render(<ProfileForm onSuccess={onSuccess} {...draft} />)
    await isBack()
    await userEvent.click(button('Discard draft'))
    await waitFor(() => expect(box('Name')).toHaveValue('Anna'))
    expect(box('Tags')).toHaveValue('a')
    expect(box('Name')).toHaveFocus()
    expect([storedEntries(), isDirty(), screen.getByRole('status').textContent]).toEqual([[], false, ''])
  })

  it('restores the version that a draft was based on, until the draft is discarded', async () => {
    await typeAndLeave({ ...draft, version: { current: 'monday' } })
    const version = { current: 'tuesday' }
    render(<ProfileForm onSuccess={onSuccess} {...draft} version={version} />)
    await isBack()
    expect(version.current).toBe('monday')
    await userEvent.click(button('Discard draft'))
    await waitFor(() => expect(version.current).toBe('tuesday'))
  })

  it('deletes the draft after a successful submit', async () => {
    const user = await open(draft)
    await user.type(box('Name'), ' B')
    expect(storedEntries()).toHaveLength(1)
    await save(user)
    expect(storedEntries()).toEqual([])
  })

  it('keeps what was typed before the draft was restored', async () => {
    await typeAndLeave()
    render(<ProfileForm onSuccess={onSuccess} {...draft} />)
    fireEvent.input(box('Name'), { target: { value: 'Faster' } })
    await isBack()
    expect([box('Name').value, box('Tags').value]).toEqual(['Faster', 'a b'])
  })

  it('restores the draft into fields that are mounted later', async () => {
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
    await waitForFormEngine()
    rerender(<Late isOpen />)
    await waitFor(() => expect(box('Name')).toHaveValue('Anna B'))
  })

  it.each([
    ['restores the draft for the same user after an expired session', [null, 5], true],
    ['restores no draft for a guest', [null], false],
    ['restores no draft for another user', [null, 6], false],
    ['deletes the draft when another user was signed in meanwhile', [6, 5], false],
  ])('%s', async (_, users, isRetained) => {
    const stop = watchSessionOwner()
    await typeAndLeave()
    for (const id of users) as(id)
    await open(draft)
    expect(box('Name')).toHaveValue(isRetained ? 'Anna B' : 'Anna')
    stop()
  })
})
