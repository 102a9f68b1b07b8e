import { generate } from 'lean-qr'
import { describe, expect, it } from 'vitest'

import { qrSvg } from './qr-svg'

const OTPAUTH_URL = 'otpauth://totp/Dziesma:free%40dziesma.test?secret=JBSWY3DPEHPK3PXP&issuer=Dziesma'

describe('qrSvg', () => {
  it('draws exactly the dark modules of the code within a margin', () => {
    const svg = qrSvg(OTPAUTH_URL)
    const modules = [...svg.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => `${Number(x) - 4},${Number(y) - 4}`)
    const code = generate(OTPAUTH_URL)
    const places = Array.from(
      { length: code.size ** 2 },
      (_, place) => [place % code.size, Math.floor(place / code.size)] as const,
    )
    expect(modules).toEqual(places.filter(([x, y]) => code.get(x, y)).map(([x, y]) => `${x},${y}`))
    expect(svg).toContain(`viewBox="0 0 ${code.size + 8} ${code.size + 8}"`)
  })
})
