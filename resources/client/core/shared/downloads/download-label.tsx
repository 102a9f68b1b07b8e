/** Label of a button about downloaded music, with its size below. */
export const DownloadLabel = ({ text, size }: { text: string; size: string | false }) => (
  <span className="block text-start text-base leading-tight">
    {text} {size && <span className="block text-sm font-normal text-muted">{size}</span>}
  </span>
)
