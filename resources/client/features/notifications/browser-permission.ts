/**
 * Asks the browser to let the site show notifications, unless it does already: call it on the visitor's press alone. `blocked` when it
 * was refused, now or before, or the browser has none to show; `undecided` when the question was waved away.
 */
export async function askToNotify(): Promise<'allowed' | 'blocked' | 'undecided'> {
  if (!('Notification' in window)) return 'blocked'
  const { permission } = window.Notification
  const answer = permission === 'default' ? await window.Notification.requestPermission() : permission
  if (answer === 'granted') return 'allowed'
  return answer === 'denied' ? 'blocked' : 'undecided'
}
