import { Download } from 'lucide-react'

import { classNames } from '@/lib/class-names'
import { buttonStyle, textSizes } from '@/ui/buttons/button-style'

/** Link to a file that the server sends as an attachment, so the page is not left. */
export const DownloadLink = ({ href, children }: { href: string; children: string }) => (
  <a href={href} download className={classNames(buttonStyle('outline'), textSizes.md)}>
    <Download aria-hidden className="size-5" />
    {children}
  </a>
)
