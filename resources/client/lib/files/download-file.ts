/** Saves a file created in the browser to the visitor's downloads. */
export function downloadFile(name: string, content: Blob): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = name
  link.click()
  // Some browsers read the blob only after the click handler returns.
  setTimeout(() => URL.revokeObjectURL(link.href))
}
