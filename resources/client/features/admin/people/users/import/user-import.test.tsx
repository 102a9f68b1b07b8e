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

  it('sends roles by id, countries by code and the URL of a picture, and names unknown ones', async () => {
    const { user, world } = await openSite('/admin/users', { as: 'admin' })
    const [first, second] = world.db.roles.all().filter(({ workspace }) => !workspace)
    const rows = [
      'email,password,Roles,Country,Picture',
      `aija@example.com,slepens,${first?.name.toUpperCase()}; ${second?.name},lv,https://example.com/aija.png`,
      'zane@example.com,slepens,Burvji,,',
      'zuze@example.com,slepens,,Leiputrija,aija.png',
      'lacis@example.com,slepens,,Latvia,',
    ]
    await user.click(await screen.findByRole('button', { name: 'Import (CSV)' }))
    await user.upload(await screen.findByLabelText('CSV file'), new File([rows.join('\n')], 'users.csv'))
    expect(await screen.findByText('No role is called “Burvji”')).toBeVisible()
    expect(screen.getByText('Country is unreadable: “Leiputrija”; Picture is unreadable: “aija.png”')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Import 2 rows' }))
    expect(await screen.findByText('Created 2 records')).toBeVisible()
    const created = (name: string) => world.db.users.all().find(({ email }) => email === `${name}@example.com`)
    expect(created('aija')).toMatchObject({
      roles: [{ id: first?.id }, { id: second?.id }],
      country: 'lv',
      avatar: 'https://example.com/aija.png',
    })
    expect(created('lacis')).toMatchObject({ country: 'lv' })
    expect(created('lacis')?.roles).not.toEqual([])
    expect(created('zane')).toBeUndefined()
  })
})
