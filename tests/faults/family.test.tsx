import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, vi } from 'vitest'

import { getBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { cropImage } from '@/core/shared/images/crop-picture'
import { FamilyPanel } from '@/features/family'
import { ParentProfiles } from '@/features/family/components/parent-profiles'
import { Screen as EditFamilyUserScreen } from '@/features/family/edit-family-user-screen'
import { Screen as NewFamilyUserScreen } from '@/features/family/new-family-user-screen'
import { page } from '@/lib/browser/url'
import { mockBackend } from '@mock/node'
import { personas } from '@mock/state/seeds/personas'
import type { World } from '@mock/state/world'

import { currentPath, press, messages } from './bench'
import { faultTable, type Operation, ifUnreadable } from './fault-table'

vi.mock(import('@/core/shared/images/crop-picture'))

const { child, parent } = personas
const EMILS = 13
const NEW = 'emils@dziesma.test'
const picture = new File(['a'], 'seja.png', { type: 'image/png' })
beforeEach(() => {
  vi.mocked(cropImage).mockResolvedValue({ status: 'done', file: picture })
  vi.spyOn(page, 'replace').mockReset()
})

const oneIf = (isTrue: boolean | undefined) => Number(isTrue)
const showsMessage = (words: string | RegExp) => () => expect(messages()).toMatch(words)
const elza = ({ db }: World) => db.users.get(child.id)
const hasReloaded = () => expect(page.replace).toHaveBeenCalledOnce()

/** The edit screen of a child's profile. */
const editing = {
  as: 'parent',
  path: `/account-settings/${child.id}/edit`,
  pattern: '/account-settings/:userId/edit',
  screen: <EditFamilyUserScreen />,
  ready: () => screen.findByRole('button', { name: 'Save' }),
} satisfies Partial<Operation>

const operations: Operation[] = [
  {
    name: 'deleting profiles',
    endpoint: 'family.remove',
    as: 'parentAtCap',
    screen: <FamilyPanel />,
    ready: () => screen.findByRole('checkbox', { name: 'Select “Emīls Siliņš”' }),
    press: async () => {
      // After a failure the question may still be open.
      if (!screen.queryByRole('dialog')) {
        fireEvent.click(screen.getByRole('checkbox', { name: 'Select “Emīls Siliņš”' }))
        press('Delete')
      }
      fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }))
    },
    count: ({ db }) => oneIf(db.users.get(EMILS) === undefined),
    done: () => expect(screen.queryByText('Emīls Siliņš')).toBeNull(),
    refetches: true,
  },
  {
    name: 'creating a profile',
    endpoint: 'family.create',
    as: 'parent',
    screen: <NewFamilyUserScreen />,
    ready: () => screen.findByLabelText('Email'),
    fill: { 'First name': 'Emīls', Email: NEW, Password: 'dziesma2' },
    press: () => press('Create profile'),
    count: ({ db }) => db.users.all().filter(({ email }) => email === NEW).length,
    done: hasReloaded,
    refetches: true,
    // The client refetches the family and finds the profile.
    special: { 'its response is lost': () => waitFor(hasReloaded), ...ifUnreadable(() => waitFor(hasReloaded)) },
  },
  {
    ...editing,
    name: 'changing a profile',
    endpoint: 'family.update',
    fill: { 'First name': 'Elizabete' },
    press: () => press('Save'),
    count: (world) => oneIf(elza(world)?.first_name === 'Elizabete'),
    done: () => {
      showsMessage('User updated')()
      expect(currentPath()).toBe('/account-settings')
    },
  },
  {
    ...editing,
    name: 'uploading a profile’s avatar',
    endpoint: 'accounts.uploadAvatar',
    prepare: ({ db }) => void db.users.update(child.id, { avatar: 'before.png' }),
    press: () => {
      const input = document.querySelector('input[type=file]')
      if (input) fireEvent.change(input, { target: { files: [picture] } })
    },
    count: (world) => oneIf(elza(world)?.avatar !== 'before.png'),
    done: showsMessage('Uploaded avatar'),
  },
  {
    ...editing,
    name: 'removing a profile’s avatar',
    endpoint: 'accounts.removeAvatar',
    prepare: ({ db }) => void db.users.update(child.id, { avatar: 'storage/avatars/upload-1.png' }),
    press: () => press('Remove image'),
    count: (world) => oneIf(!elza(world)?.avatar?.includes('upload-1')),
    done: showsMessage('Removed avatar'),
  },
  {
    ...editing,
    name: 'resending the mail to a profile',
    endpoint: 'emailVerification.resend',
    prepare: ({ db }) => {
      db.settings.require_email_confirmation = true
      db.users.update(child.id, { email_verified_at: null })
    },
    press: () => press('Resend email'),
    count: ({ outbox }) => outbox.all(child.email).length,
    mayRepeat: true,
    done: showsMessage('Email sent'),
  },
  {
    name: 'listening as a profile',
    endpoint: 'accounts.impersonate',
    as: 'parent',
    screen: <ParentProfiles />,
    ready: () => screen.findByRole('button', { name: 'Listen as Elza Vītola' }),
    press: () => press('Listen as Elza Vītola'),
    count: () => oneIf(mockBackend.session.userId !== parent.id),
    done: hasReloaded,
    special: {
      // The client refetches the user of the session.
      ...ifUnreadable(() => waitFor(hasReloaded)),
      // The cookie of the new session is lost as well: the client is signed out, and shows a message.
      'its response is lost': () =>
        waitFor(() => {
          expect(getBootstrap().user).toBeNull()
          expect(messages()).not.toBe('')
        }),
    },
  },
]

faultTable('family', operations)
