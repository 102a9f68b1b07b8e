/** Style of PayPal's button and of its approval dialog. */
export const PAYPAL_SHEET = `
:host { font: 1rem/1.5 system-ui, sans-serif }
button { min-height: 2.75rem; padding: 0 1.25rem; font: inherit; border: 1px solid #6b5300; border-radius: 6px; background: #ffc439; color: #111 }
button:focus-visible { outline: 2px solid #0053a0; outline-offset: 2px }
.pay { width: 100% }
.backdrop { position: fixed; inset: 0; z-index: 2147483647; display: grid; place-items: center; padding: 1rem; background: rgb(0 0 0 / .6) }
.window { box-sizing: border-box; width: min(24rem, 100%); padding: 1.5rem; border-radius: .75rem; background: #fff; color: #111; overflow-wrap: anywhere }
h2 { margin: 0 0 .5rem; font-size: 1.25rem }
.window button { margin: .5rem .5rem 0 0 }
`
