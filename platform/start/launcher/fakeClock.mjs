import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { aptInstall } from '../../programs/aptInstall.mjs'

const timeZone = 'Europe/Paris'

/**
 * libfaketime shows the true time to signal handlers. PostgreSQL compares it with the time at which a timeout expires,
 * and would not detect a deadlock before that time.
 */
const futureClockFault = 'with a clock in the future, PostgreSQL detects no deadlock and no timeout.'

/**
 * Separates `--on 2025-12-31T23:30` from the other arguments of a command.
 * @param {readonly string[]} args
 * @returns {{ args: string[], on: string | undefined }}
 */
export function separateClockArgument(args) {
  const index = args.indexOf('--on')
  if (index === -1) return { args: [...args], on: undefined }
  return { args: args.toSpliced(index, 2), on: args[index + 1] ?? '' }
}

/**
 * Returns the environment variables that set the clock of a process and its children to a wall time in Paris. Uses
 * libfaketime, a package of Debian.
 * @param {string} on as 2025-12-31T23:30
 * @param {number} now in milliseconds since 1970
 * @returns {NodeJS.ProcessEnv}
 */
export function fakeClockEnv(on, now = Date.now()) {
  const library = faketimeLibrary() ?? (aptInstall('libfaketime'), faketimeLibrary())
  if (library === undefined) throw new Error('--on needs libfaketime, which could not be installed here.')
  return {
    LD_PRELOAD: library,
    FAKETIME: `${offsetSeconds(on, now)}s`,
    // Leaves durations and file dates on the true time.
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
    NO_FAKE_STAT: '1',
    // Disables a workaround for old C libraries. With it, timed waits of a browser return immediately, and pages take
    // thirty times as long.
    FAKETIME_FORCE_MONOTONIC_FIX: '0',
  }
}

/**
 * Returns the number of seconds, with its sign, by which a clock that shows `on`, a past time, is ahead of `now`.
 * @param {string} on @param {number} now
 */
export function offsetSeconds(on, now) {
  const wallTime = Date.parse(`${on}Z`)
  if (Number.isNaN(wallTime)) throw new Error(`--on takes a date and a time as 2025-12-31T23:30, not '${on}'.`)
  const instant = wallTime - zoneOffset(wallTime - zoneOffset(wallTime))
  const seconds = Math.round((instant - now) / 1000)
  if (seconds > 0) throw new Error(`--on takes a time in the past, not '${on}': ${futureClockFault}`)
  return seconds === 0 ? '+0' : `${seconds}`
}

/** @param {number} instant @returns {number} by how many milliseconds the zone's wall time is ahead of UTC */
function zoneOffset(instant) {
  const wallTime = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
  return Date.parse(`${wallTime.format(instant).replace(' ', 'T')}Z`) - instant
}

function faketimeLibrary() {
  const folders = existsSync('/usr/lib') ? readdirSync('/usr/lib') : []
  return folders
    .map((folder) => join('/usr/lib', folder, 'faketime', 'libfaketimeMT.so.1'))
    .find((path) => existsSync(path))
}
