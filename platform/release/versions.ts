import { runTool } from '../programs/runTool.ts'

// Raises the version of each package that changed since its last tag, and writes its changelog; arguments are those of
// `lerna version`.
const { code } = await runTool('lerna/dist/cli.js', ['version', ...process.argv.slice(2)])
process.exitCode = code
