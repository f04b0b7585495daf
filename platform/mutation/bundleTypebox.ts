import { build, stop } from 'esbuild'
import { join } from 'node:path'
import { root } from '../start/root.mjs'

/** Bundles typebox as CommonJS, because Jest loads ES modules of packages only with `--experimental-vm-modules`. */
export async function bundleTypebox(): Promise<void> {
  await build({
    entryPoints: ['typebox', 'typebox/value'].map((name) => ({ in: name, out: name })),
    outdir: join(root, 'node_modules/.cache/mutation'),
    outExtension: { '.js': '.cjs' },
    absWorkingDir: root,
    bundle: true,
    format: 'cjs',
    platform: 'node',
    logLevel: 'error',
  })
  await stop()
}
