import { escapeHtml } from '../../kit/html'
import type { MockNotification } from '../store/db'

type Invitation = { inviter: { display_name: string; avatar: string | null }; workspace: string; inviteId: string }

/** Creates an invited user's notification, with an action to join and one to decline. */
export const workspaceInvitation = ({
  inviter,
  workspace,
  inviteId,
}: Invitation): Pick<MockNotification, 'type' | 'data'> => ({
  type: 'Common\\Workspaces\\Notifications\\WorkspaceInvitation',
  data: {
    ...(inviter.avatar && { image: inviter.avatar }),
    inviteId,
    lines: [
      { type: 'primary', content: `<strong>${escapeHtml(inviter.display_name)}</strong> aicina tevi darbvietā` },
      { content: escapeHtml(workspace) },
    ],
    buttonActions: [
      { label: 'Join Workspace', action: 'join', color: 'primary' },
      { label: 'Decline', action: 'decline', color: 'danger' },
    ],
  },
})
