/** A mail as it was sent. */
export type Mail = {
  id: number
  /** Milliseconds since 1970. */
  at: number
  to: string
  subject: string
  text: string
  /** What is to be typed in. */
  code: string | null
  /** Where it leads, relative to the site's root. */
  link: string | null
}

/** The mails that a world has sent. */
export function createOutbox({ now = Date.now }: { now?: () => number } = {}) {
  const mails: Mail[] = []
  return {
    send({
      code = null,
      link = null,
      ...mail
    }: Pick<Mail, 'to' | 'subject' | 'text'> & Partial<Pick<Mail, 'code' | 'link'>>): void {
      mails.unshift({ id: mails.length + 1, at: now(), ...mail, code, link })
    },
    /** The newest first; only those to an address when one is given. */
    all: (to?: string): readonly Mail[] => (to === undefined ? mails : mails.filter((mail) => mail.to === to)),
  }
}
