import type { Appearance } from '@stripe/stripe-js'

/** Style of the payment element; the custom properties are Stripe's appearance variables. */
export const PAYMENT_SHEET = `
:host { display: block; font: var(--fontSizeBase, 1rem)/1.5 var(--fontFamily, system-ui, sans-serif); color: var(--colorText, #30313d) }
fieldset { margin: 0 0 1rem; padding: 0; border: 0; display: flex; flex-wrap: wrap; gap: .5rem }
legend { padding: 0; margin-bottom: .25rem }
fieldset label { display: flex; align-items: center; gap: .5rem; min-height: 2.75rem; padding: 0 1rem; border: 1px solid currentColor; border-radius: var(--borderRadius, 6px) }
input[type="radio"] { width: 1.25rem; height: 1.25rem; accent-color: var(--colorPrimary, #0570de) }
.field { margin-bottom: .75rem }
.field label { display: block; margin-bottom: .25rem }
.field input { box-sizing: border-box; width: 100%; min-height: 2.75rem; padding: 0 .75rem; font: inherit; color: inherit; background: var(--colorBackground, #fff); border: 1px solid color-mix(in srgb, currentColor 60%, transparent); border-radius: var(--borderRadius, 6px) }
.field input:focus-visible { outline: 2px solid var(--colorPrimary, #0570de); outline-offset: 1px }
.field input[aria-invalid="true"] { border-color: var(--colorDanger, #b3093c) }
.error { margin: .25rem 0 0; color: var(--colorDanger, #b3093c) }
.pair { display: grid; grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr)); column-gap: .75rem }
p { margin: 0 }
[hidden] { display: none }
`

/** Style of the dialog around the authentication page. */
export const DIALOG_SHEET = `
.backdrop { position: fixed; inset: 0; z-index: 2147483647; display: grid; place-items: center; padding: 1rem; background: rgb(0 0 0 / .6) }
::slotted(iframe) { width: min(28rem, 100%); height: min(26rem, 100%); border: 0; border-radius: .75rem; background: #fff }
`

/** Applies the appearance's variables to the element. */
export function applyAppearance(host: HTMLElement, { variables = {} }: Appearance = {}): void {
  for (const [name, value] of Object.entries(variables)) {
    if (typeof value === 'string') host.style.setProperty(`--${name}`, value)
  }
}
