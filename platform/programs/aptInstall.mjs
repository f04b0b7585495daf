import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/**
 * Installs packages with apt where that is possible: on Debian and its derivatives, as root. Elsewhere it does
 * nothing.
 * @param {string[]} names
 */
export function aptInstall(...names) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  console.log(`Installing ${names[0]}…`)
  // RUNLEVEL keeps an installed service from being started. LD_PRELOAD is cleared because it may set the clock
  // (`--on`) to a date at which the packages' signatures have expired.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1', LD_PRELOAD: '' }
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', ...names],
  ])
    spawnSync('apt-get', args, { env, stdio: ['ignore', 'inherit', 'inherit'] })
}
