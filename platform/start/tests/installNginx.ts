import { hasNginx } from '../product/startNginx.ts'
import { aptInstall } from '../../programs/aptInstall.mjs'

/** Whether nginx is here; installs it with apt where that is possible. */
export function installNginx(): boolean {
  if (!hasNginx()) aptInstall('nginx', 'libnginx-mod-http-brotli-static', 'gettext-base')
  return hasNginx()
}
