import { hasNginx } from '../product/startNginx.ts'
import { aptInstall } from '../../programs/aptInstall.mjs'

/** Installs nginx with apt if it is missing, and returns whether it is installed. */
export function installNginx(): boolean {
  if (!hasNginx()) aptInstall('nginx', 'libnginx-mod-http-brotli-static', 'gettext-base')
  return hasNginx()
}
