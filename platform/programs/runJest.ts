import { runTool, type ToolOptions } from './runTool.ts'

/**
 * Uses a larger young generation, which saves a tenth of the processor time, because the allocations of tests are
 * short-lived.
 */
const nodeFlags = ['--experimental-vm-modules', '--max-semi-space-size=64']

/** Runs Jest on jest.config.ts; its workers inherit the flags of Node. */
export const runJest = (args: string[], { env = {}, quiet = false }: ToolOptions = {}) =>
  runTool('jest/bin/jest.js', args, { env: { ...env, NODE_ENV: 'test' }, quiet, nodeFlags })
