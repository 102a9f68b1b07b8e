import { describe, expect, it } from 'vitest'

import { countryOptions, timeZoneOptions } from './places'

describe('countryOptions', () => {
  it("translates and sorts the countries by the page's language", () => {
    const countries = [
      { code: 'de', name: 'Germany' },
      { code: 'lv', name: 'Latvia' },
      { code: 'cz', name: 'Czechia' },
      { code: 'xx1', name: 'Somewhere' },
    ]
    expect(countryOptions({ countries }, 'lv').map(({ label }) => label)).toEqual([
      'Čehija',
      'Latvija',
      'Somewhere',
      'Vācija',
    ])
    expect(countryOptions({ countries }, 'en').map(({ value }) => value)).toEqual(['cz', 'de', 'lv', 'xx1'])
  })
})

describe('timeZoneOptions', () => {
  it("lists the device's time zone first and each zone once", () => {
    const riga = { value: 'Europe/Riga', text: 'Riga' }
    const timezones = { Europe: [riga, riga], Others: [riga] }
    expect(timeZoneOptions({ timezones }, 'Automatic')).toEqual([
      { value: 'auto', label: 'Automatic' },
      { title: 'Europe', options: [{ value: 'Europe/Riga', label: 'Riga' }] },
    ])
  })
})
