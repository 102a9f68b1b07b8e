import type { MockOutgoingEmail } from '../../state/store/log-rows'

const BOUNDARY = 'dziesma-boundary'

/** Headers of an email by name. */
export const headersOf = ({ id, from, to, subject, created_at }: MockOutgoingEmail): Record<string, string> => ({
  From: from,
  To: to,
  Subject: subject,
  Date: new Date(created_at).toUTCString(),
  'Message-ID': `<${id}@dziesma.test>`,
  'Content-Type': `multipart/alternative; boundary="${BOUNDARY}"`,
})

/** An email as a file (RFC 5322). */
export function emailFile(email: MockOutgoingEmail): string {
  const headers = Object.entries(headersOf(email)).map(([name, value]) => `${name}: ${value}`)
  const parts = [
    ['plain', email.text],
    ['html', email.html],
  ].flatMap(([type, content]) =>
    content === null ? [] : [`--${BOUNDARY}\r\nContent-Type: text/${type}; charset=utf-8\r\n\r\n${content}\r\n`],
  )
  return `${headers.join('\r\n')}\r\n\r\n${parts.join('')}--${BOUNDARY}--\r\n`
}
