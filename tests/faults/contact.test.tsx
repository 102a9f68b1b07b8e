import { expect } from 'vitest'

import { Screen as ContactScreen } from '@/features/contact/contact-screen'

import { currentPath, messages, press } from './bench'
import { faultTable } from './fault-table'

faultTable('contact', [
  {
    name: 'sending a message',
    endpoint: 'contact.send',
    path: '/contact',
    pattern: '/contact',
    screen: <ContactScreen />,
    fill: {
      'Your name': 'Anna Bērziņa',
      Email: 'anna@piemers.lv',
      Message: 'Kā pievienot otru bērna profilu?',
    },
    press: () => press('Send message'),
    count: ({ outbox }) => outbox.all('owner@dziesma.test').length,
    // The outcome of a lost response is unknown: the user decides, and a second mail is harmless.
    mayRepeat: true,
    done: () => {
      expect(currentPath()).toBe('/')
      expect(messages()).toMatch(/Thank you for your message/)
    },
  },
])
