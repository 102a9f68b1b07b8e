import { oncePerWindow } from './once-per-window'

const FIELDS = [
  HTMLButtonElement,
  HTMLInputElement,
  HTMLMeterElement,
  HTMLOutputElement,
  HTMLProgressElement,
  HTMLSelectElement,
  HTMLTextAreaElement,
]

function labelAround(field: Element): HTMLLabelElement | undefined {
  for (let element = field.parentElement; element; element = element.parentElement)
    if (element instanceof HTMLLabelElement) return element.htmlFor === '' ? element : undefined
  return undefined
}

/** Labels that name a field by its id, in its document or shadow root. */
function labelsFor(field: Element): HTMLLabelElement[] {
  const root = field.getRootNode()
  if (field.id === '' || !(root instanceof Document || root instanceof DocumentFragment)) return []
  // The collection of a document’s labels is kept until the document changes.
  const labels = root instanceof Document ? root.getElementsByTagName('label') : root.querySelectorAll('label')
  return [...labels].filter(({ htmlFor }) => htmlFor === field.id)
}

/**
 * Finds a field's labels around it and by its id: jsdom asks each label of the page for its field, and to answer that
 * walks the page, which takes a fifth of the time of tests with long forms.
 */
export function findLabelsQuickly(): void {
  oncePerWindow('quick labels', () => {
    for (const { prototype } of FIELDS)
      Object.defineProperty(prototype, 'labels', {
        configurable: true,
        get(this: HTMLElement) {
          if (this.getAttribute('type') === 'hidden') return null
          const around = labelAround(this)
          return [...labelsFor(this), ...(around?.control === this ? [around] : [])]
        },
      })
  })
}
