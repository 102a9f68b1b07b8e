// Separate chunk: loaded with the import.
import { webUrl, yesOrNo } from '@/core/shared/records/import/cell-parsers'
import type { Importable } from '@/core/shared/records/import/importable'

import { explainRoles, findCountry, findRoles } from './known-names'
import { createUser, importLists, userValues } from './queries'

/** Users in a file: the fields of their form. Without roles, the server gives them those of new users. */
export async function userImport(): Promise<Importable> {
  const { roles, countries } = await importLists()
  return {
    fields: [
      { name: 'email', label: 'Email', isRequired: true, isUnique: true },
      { name: 'password', label: 'Password', isRequired: true, isSecret: true },
      { name: 'first_name', label: 'First name' },
      { name: 'last_name', label: 'Last name' },
      { name: 'email_verified_at', label: 'The email address is verified', hint: 'Yes or no', parse: yesOrNo },
      {
        name: 'roles',
        label: 'Roles',
        hint: 'Several are separated by semicolons.',
        parse: (text) => findRoles(text, roles),
        explain: (text, translation) => explainRoles(text, roles, translation),
      },
      {
        name: 'country',
        label: 'Country',
        hint: 'Its code or English name: LV, Latvia',
        parse: (text) => findCountry(text, countries),
      },
      { name: 'avatar', label: 'Picture', hint: 'The URL of a picture on the web', parse: webUrl },
    ],
    values: userValues,
    create: createUser,
  }
}
