import { runTool } from '../programs/runTool.ts'

// Raises the version of each package that has changed since its last tag, and writes its changelog. Passes the
// arguments on to `lerna version`.
const { code } = await runTool('lerna/dist/cli.js', ['version', ...process.argv.slice(2)])
process.exitCode = code
