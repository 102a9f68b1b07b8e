/**
 * Asks the browser for permission to show notifications, unless it is granted already; call it only on a press.
 * `blocked` means refused, now or earlier, or unsupported; `undecided` means dismissed.
 */
export async function askToNotify(): Promise<'allowed' | 'blocked' | 'undecided'> {
  if (!('Notification' in window)) return 'blocked'
  const { permission } = window.Notification
  const answer = permission === 'default' ? await window.Notification.requestPermission() : permission
  if (answer === 'granted') return 'allowed'
  return answer === 'denied' ? 'blocked' : 'undecided'
}
