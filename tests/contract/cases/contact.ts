import type { contact } from '@/contract/groups/contact'
import { contact as documented } from '@mock/documented/groups/contact'

import { groupCases } from '../case'

const body = { name: 'Anna Bērziņa', email: 'anna@piemers.lv', message: 'Kā pievienot otru bērna profilu?' }
const mockOnly = 'would send a mail to the owner of the site'

export const contactCases = groupCases<typeof contact>(documented, {
  send: [
    { name: 'a message of a guest', input: { body }, status: 200, mockOnly },
    {
      name: 'the shortest name and message',
      as: 'free',
      input: { body: { ...body, name: 'Jānis', message: '0123456789' } },
      status: 200,
      mockOnly,
    },
    { name: 'a name that is too short', input: { body: { ...body, name: 'Anna' } }, status: 422 },
    { name: 'a message that is too short', input: { body: { ...body, message: '012345678' } }, status: 422 },
    { name: 'an invalid email address', input: { body: { ...body, email: 'anna' } }, status: 422 },
    { name: 'nothing', input: { body: { name: '', email: '', message: '' } }, status: 422 },
  ],
})
