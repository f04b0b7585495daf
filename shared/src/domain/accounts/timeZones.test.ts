import { describe, expect, it } from '@jest/globals'
import {
  isPracticeTimeZone,
  proposedTimeZone,
  timeZoneLabel,
  timeZoneLabels,
  timeZoneAfterAddressChange,
  timeZoneOfZipCode,
} from './timeZones.ts'

describe('timeZoneOfZipCode', () => {
  it.each([
    ['69003', 'Europe/Paris'],
    ['20000', 'Europe/Paris'],
    ['98000', 'Europe/Paris'],
    ['97110', 'America/Guadeloupe'],
    ['97133', 'America/St_Barthelemy'],
    ['97150', 'America/Marigot'],
    ['97200', 'America/Martinique'],
    ['97300', 'America/Cayenne'],
    ['97 400', 'Indian/Reunion'],
    ['97500', 'America/Miquelon'],
    ['97600', 'Indian/Mayotte'],
    ['97700', 'America/St_Barthelemy'],
    ['97800', 'America/Marigot'],
    ['98413', 'Indian/Kerguelen'],
    ['98600', 'Pacific/Wallis'],
    ['98713', 'Pacific/Tahiti'],
    ['98800', 'Pacific/Noumea'],
    ['', 'Europe/Paris'],
    ['constructor', 'Europe/Paris'],
  ])('of %j is %s', (zipCode, zone) => {
    expect(timeZoneOfZipCode(zipCode)).toBe(zone)
  })
})

describe('the time zone of a practice whose address is saved', () => {
  const paris = { zipCode: '69003', timeZone: 'Europe/Paris' }
  it.each([
    ['follows the first postal code', undefined, '97400', { zipCode: '', timeZone: 'Europe/Paris' }, 'Indian/Reunion'],
    ['follows a move overseas', undefined, '97200', paris, 'America/Martinique'],
    ['follows a move to the mainland', undefined, '69003', { zipCode: '97200', timeZone: 'x' }, 'Europe/Paris'],
    [
      'stays as chosen when the address changes within a zone',
      undefined,
      '98741',
      { zipCode: '98742', timeZone: 'Pacific/Marquesas' },
      'Pacific/Marquesas',
    ],
    ['is the chosen one', 'Pacific/Gambier' as const, '69003', paris, 'Pacific/Gambier'],
  ])('%s', (_caseName, chosenZone, zipCode, formerAddress, expected) => {
    expect(timeZoneAfterAddressChange({ chosenZone, zipCode, formerAddress })).toBe(expected)
  })
})

describe('the proposed time zone of a new practice', () => {
  it.each([
    ['Indian/Reunion', 'Indian/Reunion'],
    ['America/New_York', 'Europe/Paris'],
    [undefined, 'Europe/Paris'],
  ])('for a browser in %s is %s', (browserTimeZone, expected) => {
    expect(proposedTimeZone(browserTimeZone)).toBe(expected)
  })
})

describe('the names of time zones', () => {
  it.each(Object.keys(timeZoneLabels))('%s is known to the runtime', (zone) => {
    expect(() => new Intl.DateTimeFormat('fr', { timeZone: zone })).not.toThrow()
    expect(isPracticeTimeZone(zone)).toBe(true)
  })

  it('are French, or the IANA name of another zone', () => {
    expect(timeZoneLabel('Indian/Reunion')).toBe('La Réunion')
    expect(timeZoneLabel('Europe/Brussels')).toBe('Europe/Brussels')
  })
})
