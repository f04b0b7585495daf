import { describe, expect, it } from '@jest/globals'
import { appAddress, appCode, newAppKey, stepOfCode } from './timeCode.ts'

/** Key of RFC 6238, appendix B: '12345678901234567890' in base32. */
const key = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
const dateOf = (seconds: number) => new Date(seconds * 1000)

describe('the code of an authenticator app', () => {
  // The last six of the eight digits in the RFC.
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('%i seconds after 1970 is %s', (seconds, code) => {
    expect(appCode(key, dateOf(seconds))).toBe(code)
  })

  // '005924' belongs to step 41152263, which lasts from 1234567890 to 1234567919 seconds.
  it.each([
    ['in the first second of the step', 1_234_567_890, 0, 41_152_263],
    ['in the last second of the step', 1_234_567_919, 0, 41_152_263],
    ['one step late', 1_234_567_949, 0, 41_152_263],
    ['one step early', 1_234_567_860, 0, 41_152_263],
    ['more than one step late', 1_234_567_950, 0, undefined],
    ['more than one step early', 1_234_567_859, 0, undefined],
    ['after a code of the previous step', 1_234_567_890, 41_152_262, 41_152_263],
    ['when it was already used', 1_234_567_890, 41_152_263, 'used'],
    ['after a later code was used', 1_234_567_890, 41_152_264, 'used'],
  ])('is matched to its time step or refused: %s', (_case, seconds, lastStep, step) => {
    expect(stepOfCode(key, '005924', dateOf(seconds), lastStep)).toBe(step)
  })

  it.each(['005925', '5924', '', '0059240', 'abcdef'])('is refused if it is %s', (code) => {
    expect(stepOfCode(key, code, dateOf(1_234_567_890), 0)).toBeUndefined()
  })

  it('comes from a new key of 160 bits with an address that apps open', () => {
    expect(newAppKey()).toMatch(/^[A-Z2-7]{32}$/)
    expect(newAppKey()).not.toBe(newAppKey())
    expect(appAddress(key, 'zoe@exemple.fr')).toBe(
      `otpauth://totp/Complice:zoe%40exemple.fr?issuer=Complice&secret=${key}&algorithm=SHA1&digits=6&period=30`,
    )
  })
})
