// Separate chunk: loaded with the import.
import { yesOrNo } from '@/core/shared/records/import/cell-parsers'
import type { Importable } from '@/core/shared/records/import/importable'

import { createUser, userValues } from './queries'

/** Users in a file: the texts of their form. The server gives them the roles of new users. */
export const userImport: Importable = {
  fields: [
    { name: 'email', label: 'Email', isRequired: true, isUnique: true },
    { name: 'password', label: 'Password', isRequired: true, isSecret: true },
    { name: 'first_name', label: 'First name' },
    { name: 'last_name', label: 'Last name' },
    { name: 'email_verified_at', label: 'The email address is verified', hint: 'Yes or no', parse: yesOrNo },
  ],
  values: userValues,
  create: createUser,
}
