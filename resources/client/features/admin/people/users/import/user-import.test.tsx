import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { openSite } from '@tests/site'

const ROWS = [
  'E-pasts,Parole,Vārds,Uzvārds,The email address is verified',
  'aija@example.com,slepens,Aija,Žūžū,jā',
  'AIJA@example.com,slepens,,,',
  'nav adrese,slepens,,,',
]

describe('the import of users', () => {
  it('sends the values of a row, hides passwords, and names wrong and repeated addresses', async () => {
    const { user, world } = await openSite('/admin/users', { as: 'admin' })
    await user.click(await screen.findByRole('button', { name: 'Import (CSV)' }))
    await user.upload(await screen.findByLabelText('CSV file'), new File([ROWS.join('\n')], 'users.csv'))
    expect(await screen.findByText('Email is the same as in row 2')).toBeVisible()
    expect(screen.getByText('The email field must be a valid email address.')).toBeVisible()
    expect(screen.queryByText('slepens')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Import 1 row' }))
    expect(await screen.findByText('Created 1 record')).toBeVisible()
    expect(world.db.users.all().filter(({ email }) => email?.toLowerCase() === 'aija@example.com')).toMatchObject([
      { first_name: 'Aija', last_name: 'Žūžū', email_verified_at: expect.any(String) },
    ])
  })
})
