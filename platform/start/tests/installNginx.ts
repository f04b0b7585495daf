import { existsSync } from 'node:fs'
import { hasNginx } from '../product/startNginx.ts'
import { runProgram } from './runTool.ts'

/** Whether nginx is here; installs it with apt where that is possible. */
export async function installNginx(): Promise<boolean> {
  if (!hasNginx() && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('No nginx here: installing one…')
    // RUNLEVEL: the machine's own service is not started.
    const env = { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }
    await runProgram('apt-get', ['update', '-qq'], { env })
    await runProgram(
      'apt-get',
      ['install', '-y', '-qq', '--no-install-recommends', 'nginx', 'libnginx-mod-http-brotli-static', 'gettext-base'],
      { env },
    )
  }
  return hasNginx()
}
