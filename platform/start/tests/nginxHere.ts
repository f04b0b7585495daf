import { existsSync } from 'node:fs'
import { hasNginx } from '../nginx.ts'
import { program } from './tool.ts'

/** The nginx of this machine, or Debian's installed now where that can be done. */
export async function nginxHere(): Promise<boolean> {
  if (!hasNginx() && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('No nginx here: installing one…')
    // RUNLEVEL: the machine's own service is not started.
    const env = { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }
    await program('apt-get', ['update', '-qq'], { env })
    await program(
      'apt-get',
      ['install', '-y', '-qq', '--no-install-recommends', 'nginx', 'libnginx-mod-http-brotli-static', 'gettext-base'],
      { env },
    )
  }
  return hasNginx()
}
